import type { Language } from './locale-files.ts';
import terms from './terms.json' with { type: 'json' };

type Term = {
  term: string;
  /** Also accepted, where the term does not fit. */
  short?: readonly string[];
  /** Patterns of other words for the same thing. */
  insteadOf: readonly string[];
};

const rejected = (language: Language) =>
  (terms[language] as readonly Term[]).flatMap(({ term, short = [], insteadOf }) =>
    insteadOf.map((pattern) => ({
      pattern: new RegExp(pattern, 'iu'),
      preferred: [term, ...short].map((word) => `"${word}"`).join(' or '),
    })),
  );

/** A Korean particle whose form depends on the word before it, which is known only when the text is shown. */
const PARTICLE = /\}\}[’”]?(은|는|이|가|을|를|과|와|으로|로)(?!\p{Script=Hangul})/u;

/** Both forms of a particle, for a word that is not known; texts name things so that either is avoided. */
const BOTH_PARTICLES =
  /\((은|는|이|가|을|를|과|와|으)\)(로|은|는|이|가|을|를|과|와)?|(은|이|을|과)\((는|가|를|와)\)/u;

/** What is wrong with the words of a text. */
export function termProblems(language: Language, text: string): string[] {
  const wrong = rejected(language).flatMap(({ pattern, preferred }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found.trim()}" is called ${preferred}`];
  });
  if (language !== 'ko') return wrong;
  const particle = PARTICLE.exec(text)?.[1];
  const both = BOTH_PARTICLES.exec(text)?.[0];
  return [
    ...wrong,
    ...(particle === undefined ? [] : [`"${particle}" must not follow a placeholder`]),
    ...(both === undefined ? [] : [`"${both}" must be one particle`]),
  ];
}

/** Facts that a text joins itself, where a line that wraps can begin or end with the dot; titles rarely wrap. */
export const dotProblems = (key: string, text: string): string[] =>
  text.includes(' · ') && !/(^|\.)title/.test(key)
    ? ['facts are joined by `Facts` of ui/data, not by a dot']
    : [];
