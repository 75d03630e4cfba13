import type { Activation, Remote, RouteModule } from './remote.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a loaded module's default export is a remote; checked at run time, because a container may expose anything. */
export const isRemote = (value: unknown): value is Remote =>
  isObject(value) &&
  typeof value['activate'] === 'function' &&
  (value['deactivate'] === undefined || typeof value['deactivate'] === 'function');

/** Whether the result of `activate` holds lazily loaded routes. */
export const isActivation = (value: unknown): value is Activation =>
  isObject(value) &&
  isObject(value['routes']) &&
  Object.values(value['routes']).every((load) => typeof load === 'function');

/** Whether a lazily loaded module exports a `Page` component; `memo` and `forwardRef` components are objects. */
export const isRouteModule = (value: unknown): value is RouteModule =>
  isObject(value) && (typeof value['Page'] === 'function' || isObject(value['Page']));
