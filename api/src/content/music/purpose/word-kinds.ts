/** What a word of a search may stand for; an ignored one stands for nothing. */
export const wordKinds = [
  'mood',
  'genre',
  'energy',
  'vocals',
  'language',
  'tempo',
  'category',
  'tag',
  'ignored',
] as const;
export type WordKind = (typeof wordKinds)[number];
