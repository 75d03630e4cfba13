export { openLongLists } from './long-lists.ts';
export type { LongLists } from './long-lists.ts';
export { openManyVideos } from './many-videos.ts';
export type { ManyVideos } from './many-videos.ts';
export { residentMemory } from './processor-time.ts';
export { callOf, loginOf, signIn } from './scenarios.ts';
export type { Call, Caller, Days } from './scenarios.ts';
export { startServerProcess } from './server-process.ts';
export { openTwoTenants } from './two-tenants.ts';
