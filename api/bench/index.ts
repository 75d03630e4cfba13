export { openLongLists } from './long-lists.ts';
export type { LongLists } from './long-lists.ts';
export { openManyVideos } from './many-videos.ts';
export type { ManyVideos } from './many-videos.ts';
