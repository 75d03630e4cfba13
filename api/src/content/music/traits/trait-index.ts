import type { StoredKind, Trait } from './traits.ts';

/** Other spellings of keys, which are the same on a keyboard. */
const SAME_KEYS: Readonly<Record<string, string>> = {
  db: 'c#',
  'd#': 'eb',
  gb: 'f#',
  'g#': 'ab',
  'a#': 'bb',
};

const foldText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/[\s_-]+/gu, '');

const foldKey = (text: string) => {
  const folded = foldText(text);
  const [note = ''] = /^[a-g][#b]/.exec(folded) ?? [];
  return (SAME_KEYS[note] ?? note) + folded.slice(note.length);
};

/** How many letters have to be changed, added or left out to make one text of another. */
const countEdits = (from: string, to: string) => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index += 1)
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === to[index] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Traits by their code and by their name in any language. */
export const createTraitIndex = (traits: readonly Trait[]) => {
  const spellings = traits.flatMap(({ kind, code, name }) =>
    [code, ...Object.values(name)].map((text) => ({ kind, code, folded: foldText(text) })),
  );
  const codes = new Map(spellings.map(({ kind, code, folded }) => [`${kind} ${folded}`, code]));
  return {
    /** Undefined when there is no such value. */
    find: (kind: StoredKind, text: string): string | undefined =>
      codes.get(`${kind} ${kind === 'key' ? foldKey(text) : foldText(text)}`),

    /** The allowed value whose code or name differs least from a text. */
    findNearest(kind: StoredKind, text: string): string {
      const folded = foldText(text);
      let nearest = { code: '', edits: Infinity };
      for (const spelling of spellings) {
        if (spelling.kind !== kind) continue;
        const edits = countEdits(folded, spelling.folded);
        if (edits < nearest.edits) nearest = { code: spelling.code, edits };
      }
      return nearest.code;
    },
  };
};
