import type { ComponentType } from 'react';

/** The lazily loaded module of one route, which exports its page. */
export type RouteModule = { Page: ComponentType };

/**
 * The lazily loaded module of a remote's background part: a component that draws nothing, mounted on every signed-in page
 * while the remote has background work.
 */
export type BackgroundModule = { Background: ComponentType };

/** The argument of `activate`: which build is activated, and until when. */
export type RemoteContext = {
  /** Name and version of the activated build. */
  remote: { name: string; version: string };
  /** Aborted when the remote is deactivated. */
  signal: AbortSignal;
};

/** The result of `activate`. */
export type Activation = {
  /** A function that loads the page, for each route id of the descriptor. */
  routes: Record<string, () => Promise<RouteModule>>;
  /** Loads the part that reports the end of work on any page; see `writeBackgroundWork`. */
  background?: () => Promise<BackgroundModule>;
};

/** The default export of a remote's only exposed module. */
export type Remote = {
  /**
   * Called before the first route of a page load is shown, and again after a file of the build failed to load: loads texts
   * and returns the routes by id.
   */
  activate(context: RemoteContext): Promise<Activation>;
  /** Called when the remote is removed from the page; releases what `activate` acquired. */
  deactivate?(): void;
};

/**
 * Types the default export of `src/remote.tsx`; returns its argument.
 *
 * @example
 * ```tsx
 * export default defineRemote({
 *   async activate() {
 *     await texts.load();
 *     return { routes };
 *   },
 * });
 * ```
 */
export const defineRemote = <R extends Remote>(remote: R): R => remote;
