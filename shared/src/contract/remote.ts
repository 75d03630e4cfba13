import type { ComponentType } from 'react';

/** The page of one route, as a lazily loaded module. */
export type RouteModule = { Page: ComponentType };

/** What the shell hands to a remote when it is activated. */
export type RemoteContext = {
  /** Name and version of the activated build. */
  remote: { name: string; version: string };
  /** Aborted when the remote is deactivated. */
  signal: AbortSignal;
};

/** What a remote answers to `activate` with: for each route id of its descriptor, how to load the page. */
export type Activation = { routes: Record<string, () => Promise<RouteModule>> };

/** The only exposed module of a remote: its default export. */
export type Remote = {
  /**
   * Called before the first route of a page load is shown, and again where a file of it was missing: loads texts and
   * answers with the routes by id.
   */
  activate(context: RemoteContext): Promise<Activation>;
  /** Called when the remote leaves the page; releases what `activate` took. */
  deactivate?(): void;
};

/**
 * Types the default export of `src/remote.tsx`; hands back what it is given.
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
