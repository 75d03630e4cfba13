import { canonicalJson, sha256Hex } from './canonical-json.ts';
import type { ReleaseSet } from './release-set.ts';

/** A release set without its id. */
export type ReleaseSetContent = Omit<ReleaseSet, 'id'>;

/** Returns the id of a release set: the SHA-256 of its canonical JSON without `id`. */
export function releaseSetId(content: ReleaseSetContent): Promise<string> {
  return sha256Hex(canonicalJson({ ...content, id: undefined }));
}

/** Returns a release set with the id of its content. */
export async function createReleaseSet(content: ReleaseSetContent): Promise<ReleaseSet> {
  return { ...content, id: await releaseSetId(content) };
}
