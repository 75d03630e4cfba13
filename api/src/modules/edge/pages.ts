export { getContentType } from './file-types.ts';
export { hasReleaseSet, readReleaseSet, replaceReleaseSet } from './page-set.ts';
