import type { Meaning } from './purpose.ts';

type Named = { code: string; name: string };

/** What a search was understood as, in the reader's language; a category and a limit are named by their code. */
export const nameMeanings = (
  meanings: readonly Meaning[],
  {
    traits,
    tags,
  }: { traits: readonly (Named & { kind: string })[]; tags: readonly { id: string; name: string }[] },
) => {
  const names = new Map([
    ...traits.map(({ kind, code, name }) => [`${kind} ${code}`, name] as const),
    ...tags.map(({ id, name }) => [`tag ${id}`, name] as const),
  ]);
  return meanings.map(({ text, kind, code }) => ({
    text,
    kind,
    code,
    name: names.get(`${kind} ${code}`) ?? code,
  }));
};
