export { fileType } from './file-types.ts';
export { hasReleaseSet, releaseSetOf, withReleaseSet } from './page-set.ts';
