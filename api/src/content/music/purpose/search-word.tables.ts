import type { WordKind } from './word-kinds.ts';

/** A word by which a search understands what music is for, folded. */
export type SearchWordTable = {
  word: string;
  kind: WordKind;
  /** Empty for an ignored word. */
  code: string;
};
