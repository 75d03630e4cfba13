import { canonicalJson, sha256Hex } from './canonical.ts';
import type { ReleaseSet } from './release-set.ts';

/** What a release set says, without the name it gets from that. */
export type ReleaseSetContent = Omit<ReleaseSet, 'id'>;

/** The id of a release set: SHA-256 of the canonical form of everything but the id. */
export function releaseSetId(content: ReleaseSetContent): Promise<string> {
  return sha256Hex(canonicalJson({ ...content, id: undefined }));
}

/** A release set named by its own content. */
export async function sealReleaseSet(content: ReleaseSetContent): Promise<ReleaseSet> {
  return { ...content, id: await releaseSetId(content) };
}
