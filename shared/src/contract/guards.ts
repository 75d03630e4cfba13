import type { Activation, BackgroundModule, Remote, RouteModule } from './remote.ts';

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
  Object.values(value['routes']).every((load) => typeof load === 'function') &&
  (value['background'] === undefined || typeof value['background'] === 'function');

/** `memo` and `forwardRef` components are objects. */
const isComponent = (value: unknown) => typeof value === 'function' || isObject(value);

/** Whether a lazily loaded module exports a `Page` component. */
export const isRouteModule = (value: unknown): value is RouteModule =>
  isObject(value) && isComponent(value['Page']);

/** Whether a lazily loaded module exports a `Background` component. */
export const isBackgroundModule = (value: unknown): value is BackgroundModule =>
  isObject(value) && isComponent(value['Background']);
