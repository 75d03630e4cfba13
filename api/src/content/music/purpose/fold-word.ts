/** A word as the table of words has it: without width, case and spaces. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '');
