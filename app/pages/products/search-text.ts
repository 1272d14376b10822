const persianLetters: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك' };

/**
 * A text in the form in which searches compare it. Letters that visitors write in several ways become the
 * same: in any case, with or without diacritics and hamza, with digits of any script, and with any number of spaces.
 */
export function searchText(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      // Separates letters from their marks: “é”, “أ”.
      .normalize('NFKD')
      // Marks, invisible characters, tatweel and a hamza of its own.
      .replace(/[\p{Mn}\p{Cf}\u0640ء]/gu, '')
      .replace(/\s+/g, ' ')
      .replaceAll('ٱ', 'ا')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
      .replace(/[یک]/g, (letter) => persianLetters[letter] ?? letter)
      .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
      .replace(/[۰-۹]/g, (digit) => `${digit.charCodeAt(0) - 0x6f0}`)
      // The Arabic article.
      .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
  );
}

/**
 * What a visitor searches for. Whoever types a word with the Arabic article writes one letter after it first.
 * Signs alone that the comparison ignores stay as they are, so that they find nothing. Spaces are no query.
 */
export const searchQuery = (text: string): string =>
  searchText(text)
    .trim()
    .replace(/(?<!\p{L})ال(?=\p{L}$)/u, '') || text.trim();
