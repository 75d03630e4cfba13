import { type ReleaseSet, type ReleaseSetContent, releaseSetId } from '@portal/shared/release';
import { createLruMap } from '../../../platform/lru-map.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';

/** Release sets never change; large enough for one per domain and some older ones. */
const MAX_CACHED_SETS = 500;

export type ReadContents = (ids: readonly string[]) => Promise<ReadonlyMap<string, ReleaseSetContent>>;

/** Reads release sets, and checks that each has the content that it is named by. */
export function createSetSource(readContents: ReadContents) {
  const sets = createLruMap<ReleaseSet>(MAX_CACHED_SETS);

  /** The set of a stored content; undefined when that was changed. */
  const check = async (id: string, content: ReleaseSetContent): Promise<ReleaseSet | undefined> => {
    if ((await releaseSetId(content)) !== id) return undefined;
    const set = { ...content, id };
    sets.set(id, set);
    return set;
  };

  /**
   * The set with an id that may be invented.
   * @throws ReleaseRefusedError when the stored content was changed
   */
  const findKnown = async (id: string): Promise<ReleaseSet | undefined> => {
    const cached = sets.get(id);
    if (cached) return cached;
    const content = (await readContents([id])).get(id);
    if (!content) return undefined;
    const set = await check(id, content);
    if (!set) throw new ReleaseRefusedError('changed_content');
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

    /** Some sets of pointers, without those whose stored content was changed, with one statement at most. */
    async findMany(ids: readonly string[]): Promise<Map<string, ReleaseSet>> {
      const found = new Map<string, ReleaseSet>();
      const missing: string[] = [];
      for (const id of new Set(ids)) {
        const cached = sets.get(id);
        if (cached) found.set(id, cached);
        else missing.push(id);
      }
      const contents = missing.length > 0 ? await readContents(missing) : [];
      for (const [id, content] of contents) {
        const set = await check(id, content);
        if (set) found.set(id, set);
      }
      return found;
    },
  };
}

export type SetSource = ReturnType<typeof createSetSource>;
