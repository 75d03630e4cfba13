export { readBackgroundWork, subscribeBackgroundWork, writeBackgroundWork } from './background-work.ts';
export { isActivation, isBackgroundModule, isRemote, isRouteModule } from './guards.ts';
export { PROVIDED_MODULES } from './provided.ts';
export { defineRemote } from './remote.ts';
export type { Activation, BackgroundModule, Remote, RemoteContext, RouteModule } from './remote.ts';
export { CONTRACT_VERSION } from './version.ts';
