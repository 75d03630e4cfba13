import { releaseSetSchema, type ReleaseSet } from '@portal/shared/release';

/** The release set the page came with. Without a good one nothing may be loaded, so this throws. */
export const readReleaseSet = (page: Document = document): ReleaseSet => {
  const text = page.getElementById('release-set')?.textContent;
  if (!text) throw new Error('The page came without a release set');
  return releaseSetSchema.parse(JSON.parse(text));
};
