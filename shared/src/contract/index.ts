export { CONTRACT_VERSION } from './version.ts';
export { PROVIDED_MODULES } from './provided.ts';
export type { Remote, RemoteContext, RouteModule } from './remote.ts';
