/** Spellings of one sound in the usual systems, by which of them the others are replaced. */
const SPELLINGS: Readonly<Record<string, string>> = {
  // Hepburn and Kunrei.
  tch: 'tty',
  cch: 'tty',
  sh: 'sy',
  ch: 'ty',
  j: 'zy',
  tsu: 'tu',
  fu: 'hu',
  m: 'n',
  // Hangul and kana have one letter for both.
  l: 'r',
};
/** In one pass, because an import reads hundreds of thousands. */
const SPELLED = /[ct]ch|sh|ch|j|tsu|fu|m(?=[bmp])|l/g;

/** What romanised words are compared by: "shinbun", "shimbun" and "sinbun" are the same. */
export const readRomanisedKey = (word: string): string =>
  word.replaceAll(SPELLED, (spelling) => SPELLINGS[spelling] ?? spelling).replaceAll(/([stz])yi/g, '$1i');
