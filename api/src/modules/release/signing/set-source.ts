import { type ReleaseSet, type ReleaseSetContent, releaseSetId } from '@portal/shared/release';
import { ReleaseRefusedError } from './release-refused-error.ts';

/** Release sets never change; large enough for one per domain and some older ones. */
const MAX_CACHED_SETS = 500;

/** Reads release sets, and checks that each has the content that it is named by. */
export function createSetSource(readContent: (id: string) => Promise<ReleaseSetContent | undefined>) {
  const sets = new Map<string, ReleaseSet>();

  /**
   * The set with an id that may be invented.
   * @throws ReleaseRefusedError when the stored content was changed
   */
  const findKnown = async (id: string): Promise<ReleaseSet | undefined> => {
    const cached = sets.get(id);
    if (cached) return cached;
    const content = await readContent(id);
    if (!content) return undefined;
    if ((await releaseSetId(content)) !== id) throw new ReleaseRefusedError('changed_content');
    const set = { ...content, id };
    if (sets.size >= MAX_CACHED_SETS) sets.delete(sets.keys().next().value ?? '');
    sets.set(id, set);
    return set;
  };

  return {
    /** @throws ReleaseRefusedError when the stored content was changed */
    async find(id: string): Promise<ReleaseSet> {
      const set = await findKnown(id);
      if (!set) throw new Error(`The release set ${id} of a pointer does not exist.`);
      return set;
    },

    findKnown,
  };
}

export type SetSource = ReturnType<typeof createSetSource>;
