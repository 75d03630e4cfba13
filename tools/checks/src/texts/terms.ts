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

/** What is wrong with the words of a text. */
export function termProblems(language: Language, text: string): string[] {
  const wrong = rejected(language).flatMap(({ pattern, preferred }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found.trim()}" is called ${preferred}`];
  });
  const particle = language === 'ko' ? PARTICLE.exec(text)?.[1] : undefined;
  return particle === undefined ? wrong : [...wrong, `"${particle}" must not follow a placeholder`];
}
