export { getContentType } from './file-types.ts';
export { hasReleaseSet, parseReleaseSet, readReleaseSet, replaceReleaseSet } from './page-set.ts';
