const LETTER = '[^ ]';

const escapeSign = (sign: string) => sign.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** A short word with one of its letters wrong, missing, additional or transposed, as a regular expression of PostgreSQL. */
export const matchNearbyWord = (word: string): string => {
  const letters = [...word].map(escapeSign);
  const alternatives = letters.flatMap((letter, at) => [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 1, LETTER),
    letters.toSpliced(at, 0, LETTER),
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter),
  ]);
  const words = [...alternatives, [...letters, LETTER]].map((each) => each.join(''));
  return `(^| )(${[...new Set(words)].join('|')})( |$)`;
};
