import { describe, expect, it } from 'vitest';
import { changed, fixture, withArticle, withProduct } from './check-fixture.ts';
import { type Content, problemLine } from './check-problem.ts';
import { checkSeasonTexts } from './check-season-texts.ts';

const lines = (content: Content) => checkSeasonTexts(content).map(problemLine);
const inDetails = (id: string, details: string) => lines(withProduct(id, { details }));
const inArticle = (html: string) => lines(changed({ bodies: { ...fixture.bodies, well: html } }));

const row = (head: string, ...cells: string[]) =>
  `<p>One.</p>\n<table><tbody>\n<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;

describe('the details of a product', () => {
  it.each([
    ['apples', 'Usually November to February, most in December and January, sometimes March.'],
    ['apples', 'Usually from November; weather moves it. Keep them cold.'],
    ['apples', 'Ripe until March. They are planted in July, and are never in season in June.'],
    ['dates', 'Usually July and August for early, September to October for late dates.'],
    ['dates', 'July to October.'],
    ['endives', 'Usually from November; the end of the season varies: ask us.'],
    ['figs', 'The months depend on the weather: ask us.'],
    ['chickpeas', 'Harvested in May, on request all year.'],
  ])('%s: “%s” agrees', (id, details) => {
    expect(inDetails(id, details)).toEqual([]);
  });

  const apples = 'November to February, peak December and January, sometimes March';

  it.each([
    [
      'Usually November to April.',
      `gives November to April as the usual months of Apples (“Usually November to April.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'Usually November to January; weather moves it.',
      `gives November to January as the usual months of Apples (“Usually November to January”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'Usually November to February, sometimes April.',
      `gives April as months that are possible for Apples (“Usually November to February, sometimes April.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'Usually November to February, most in December.',
      `gives December as the peak of Apples (“Usually November to February, most in December.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'From October.',
      `gives October as the start of Apples (“From October.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'Ready until May.',
      `gives May as the end of Apples (“Ready until May.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
    [
      'They colour in August.',
      `gives August as months of Apples (“They colour in August.”), but content/facts/seasons.json has “${apples}”; correct one of the two.`,
    ],
  ])('apples: “%s” contradicts', (details, message) => {
    expect(inDetails('apples', details)).toEqual([
      `content/en/products.json → apples → details: ${message}`,
    ]);
  });

  it('contradict the months of a variety', () => {
    expect(inDetails('dates', 'Usually July to October for late dates.')).toEqual([
      'content/en/products.json → dates → details: gives July to October as the usual months of Dates, Late (“Usually July to October for late dates.”), but content/facts/seasons.json has “September and October, peak September”; correct one of the two.',
    ]);
  });

  it('name months that are not known', () => {
    expect(inDetails('endives', 'Usually November to February.')).toEqual([
      'content/en/products.json → endives → details: gives November to February as the usual months of Endives (“Usually November to February.”), but content/facts/seasons.json has “from November”; correct one of the two.',
    ]);
    for (const [id, name] of [
      ['figs', 'Figs'],
      ['chickpeas', 'Chickpeas'],
    ] as const)
      expect(inDetails(id, 'Usually March to May.')).toEqual([
        `content/en/products.json → ${id} → details: gives March to May as the usual months of ${name} (“Usually March to May.”), but content/facts/seasons.json has no months for it; leave them out here, or add them there with their source.`,
      ]);
  });
});

describe('an article', () => {
  it.each([
    '<p>Apples begin in November and are at their peak in January. Beets follow in March.</p>',
    '<p>May also has beets, and the first grapes come in June. May we walk through the rows?</p>',
    '<p>The first grapes come in June. In July they are at their best, and apples are planted.</p>',
    '<p>Chickpeas are pulled in May. In September nobody works.</p>',
    '<p>Apples and endives are in season in December.</p>',
    row('Dates: Early', 'July and August', 'Crisp'),
    row('Endives', 'From November; ask us how long'),
    row('December', 'Apples, endives'),
  ])('agrees: %s', (html) => {
    expect(inArticle(html)).toEqual([]);
  });

  it.each([
    ['<p>One.</p>\n<p>Apples begin in October.</p>', 2, 'October as the start of Apples'],
    ['<p>Chicory is ready in May.</p>', 1, 'May as months of Endives'],
    ['<p>An apple is best in July.</p>', 1, 'July as the peak of Apples'],
    ['<p>July brings us apples from the hills.</p>', 1, 'July as months of Apples'],
    ['<p>Apples and beets are in season in March.</p>', 0, ''],
    ['<p>Grapes and beets are in season in April.</p>', 1, 'April as months of Grapes'],
    ['<p>Grapes are sweet. Their peak is in June.</p>', 1, 'June as the peak of Grapes'],
    ['<p>Beets peak from March to May.</p>', 1, 'March to May as the peak of Beets'],
    ['<ul><li>One</li>\n<li>Figs from July</li></ul>', 2, 'July as the start of Figs'],
    [row('Apples', 'November to January'), 3, 'November to January as the usual months of Apples'],
    [
      row('Dates: Early', 'July to September'),
      3,
      'July to September as the usual months of Dates, Early',
    ],
    [row('June', 'Apples, grapes'), 3, 'June as months of Apples'],
  ])('%s', (html, line, claim) => {
    const found = inArticle(html);
    expect(found).toHaveLength(line > 0 ? 1 : 0);
    if (line > 0)
      expect(found[0]).toMatch(
        `content/en/news/well.html → well → line ${line}: gives ${claim} (“`,
      );
  });

  it('contradicts the months in its title or excerpt', () => {
    const title = 'Grapes from May';
    const excerpt = 'Apples from November, beets from January, and much more.';
    expect(lines(withArticle('well', { title, excerpt }))).toEqual([
      'content/en/news.json → well → title: gives May as the start of Grapes (“Grapes from May”), but content/facts/seasons.json has “June to August, peak July”; correct one of the two.',
      'content/en/news.json → well → excerpt: gives January as the start of Beets (“Apples from November, beets from January”), but content/facts/seasons.json has “March to June, peak April and May”; correct one of the two.',
    ]);
  });
});

it('ignores invalid months and texts, which the schema reports', () => {
  const { apples: _, ...others } = fixture.trade.seasons;
  const broken = { ...others, apples: { supply: 'seasonal', crops: [{ months: 'P' }] } };
  const trade = { ...fixture.trade, seasons: broken };
  const { products } = withProduct('apples', { details: 'Usually May to June.' });
  expect(lines(changed({ trade, products }))).toEqual([]);
  expect(lines(withProduct('apples', { details: undefined }))).toEqual([]);
});
