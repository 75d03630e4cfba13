import type { Localised } from '../../texts/languages.ts';

export type KnownTag = { id: string; name: Localised<string> };

const toKey = (text: string) => text.normalize('NFC').toLowerCase();
const toId = (name: string) => toKey(name).replaceAll(/\s+/gu, '-');

/** Tags by their id and by their name in any language; unknown ones are created on request. */
export const createTagIndex = (known: readonly KnownTag[], { isCreating }: { isCreating: boolean }) => {
  const ids = new Map(
    known.flatMap(({ id, name }) => [id, ...Object.values(name)].map((text) => [toKey(text), id] as const)),
  );
  const created = new Map<string, string>();
  return {
    /** The tags to create: their name by id. */
    created,

    /** Undefined when there is no such tag. */
    find(name: string) {
      const id = ids.get(toKey(name));
      if (id !== undefined || !isCreating) return id;
      const newId = ids.get(toId(name)) ?? toId(name);
      if (!created.has(newId) && newId === toId(name) && !ids.has(newId)) created.set(newId, name);
      ids.set(toKey(name), newId);
      ids.set(newId, newId);
      return newId;
    },
  };
};
