import { describe, expect, it } from 'vitest';
import { searchQuery, searchText } from './search-text.ts';

describe('searchText', () => {
  it.each([
    ['case and typographic apostrophes', 'Egypt’s', "EGYPT'S"],
    ['Latin diacritics', 'purée', 'puree'],
    ['Arabic diacritics', 'بُرْتُقَالٌ', 'برتقال'],
    ['tatweel', 'برتقـــال', 'برتقال'],
    ['forms of alef', 'أرز إرز آرز ٱرز', 'ارز ارز ارز ارز'],
    ['hamza on its seats and alone', 'فائدة مؤنة شتاء', 'فايدة مونة شتا'],
    ['alef maqsura and yeh', 'حتى', 'حتي'],
    ['teh marbuta and heh', 'فراولة', 'فراوله'],
    ['Persian letters', 'کرفس مصری', 'كرفس مصري'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['the article', 'البرتقال', 'برتقال'],
    ['the number of spaces', 'fava \u00a0 beans', 'fava beans'],
    ['presentation forms and invisible marks', 'ﻓﻮﻝ\u200f', 'فول'],
  ])('ignores %s', (_, one, other) => {
    expect(searchText(one)).toBe(searchText(other));
  });

  it('keeps what is different', () => {
    expect(searchText('خيار')).not.toBe(searchText('خبار'));
    expect(searchText('ال')).toBe('ال');
  });
});

it('a word with the Arabic article is found while it is written', () => {
  for (const length of [3, 4, 5]) {
    const typed = 'البصل'.slice(0, length);
    expect(searchText('البصل')).toContain(searchQuery(typed));
  }
  expect(searchQuery('ال')).toBe('ال');
});
