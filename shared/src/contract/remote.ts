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

/** The only exposed module of a remote: its default export. */
export type Remote = {
  /** Called once per page load before the first route is shown; loads texts and answers with the routes by id. */
  activate(context: RemoteContext): Promise<{ routes: Record<string, () => Promise<RouteModule>> }>;
  /** Called when the remote leaves the page; releases what `activate` took. */
  deactivate?(): void;
};
