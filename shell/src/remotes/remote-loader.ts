import { isBackgroundModule, type BackgroundModule, type RouteModule } from '@portal/shared/contract';
import type { Permission, ReleaseSet, RemoteBuild, RunningRemote } from '@portal/shared/release';
import { loadBuild, type ActiveBuild, type LoaderDependencies } from './load-build.ts';
import { loadRoutePage } from './load-route-page.ts';
import { classifyError, failedChunkUrl } from './classify-error.ts';
import { findGateFailure } from './gate.ts';
import { createFailureEvent, type RemoteEvent } from './remote-events.ts';
import {
  isRemoteFailure,
  isRetryableClass,
  RemoteFailure,
  type FailureClass,
  type FailurePhase,
} from './remote-failure.ts';
import { listBuilds, stripQuery } from '../release/release-files.ts';

/** The least time budget of the fallback build, however long the released one took. */
const FALLBACK_MIN_MS = 4_000;
/** After so many errors of mounted pages the fallback build replaces the released one. */
const MOUNTED_FAILURES = 2;

export type RemoteLoaderOptions = {
  set: ReleaseSet;
  hasPermission(permission: Permission): boolean;
  /** `failure` is undefined for outcomes that are no failure. */
  report(event: RemoteEvent, failure?: RemoteFailure): void;
  dependencies: LoaderDependencies;
};

/** What is known of a remote while its build loads. */
type RemoteState = {
  startedAt: number;
  /** The visit in which loading began; undefined for a background part or a preloaded page. */
  visit: object | undefined;
  active?: ActiveBuild;
  /** The last failure, once all builds have failed. */
  failure?: RemoteFailure;
  isFallback: boolean;
  isMounted: boolean;
  /** How many errors its pages threw after they were mounted. */
  mountedFailures: number;
};

/** One remote from its first page until it is closed or retried. */
type OpenRemote = RemoteState & { promise: Promise<ActiveBuild> };

/** The page of one route, cached until it is retried. */
type OpenPage = { visit: object | undefined; promise: Promise<RouteModule['Page']>; failure?: unknown };

const isRetryable = (failure: unknown): boolean =>
  isRemoteFailure(failure) && isRetryableClass(failure.class);

/** Loads remotes and their pages: gate, retries, fallback builds, safe mode and telemetry. */
export const createRemoteLoader = ({ set, hasPermission, report, dependencies }: RemoteLoaderOptions) => {
  const openRemotes = new Map<string, OpenRemote>();
  const pages = new Map<string, OpenPage>();
  const backgrounds = new Map<string, Promise<BackgroundModule['Background'] | undefined>>();
  /** The next unused cache-busting suffix of each remote. */
  const cacheBustingSuffixes = new Map<string, number>();

  const getRelease = (name: string): RunningRemote => {
    const release = set.remotes[name];
    if (!release?.on) throw new RangeError(`The release set does not run a remote ${name}`);
    return release;
  };

  const getVersion = (name: string): string => {
    const release = set.remotes[name];
    if (!release) return 'unknown';
    return release.on ? release.build.descriptor.version : release.version;
  };

  const createFailure = (
    name: string,
    phase: FailurePhase,
    failureClass: FailureClass,
    startedAt: number,
    cause?: unknown,
  ) => {
    const version = openRemotes.get(name)?.active?.version ?? getVersion(name);
    const ms = dependencies.now() - startedAt;
    return new RemoteFailure({ phase, class: failureClass, remote: name, version, ms }, cause);
  };

  const reportFailure = (failure: RemoteFailure) => report(createFailureEvent(set.id, failure), failure);

  const discardPages = (name: string) => {
    for (const key of pages.keys()) if (key.startsWith(`${name}/`)) pages.delete(key);
  };

  const loadFirstWorkingBuild = async (name: string, builds: readonly RemoteBuild[], remote: RemoteState) => {
    const { budget, build: released } = getRelease(name);
    let failure: RemoteFailure | undefined;
    for (const build of builds) {
      const isFallback = build !== released;
      const mount = isFallback
        ? Math.max(remote.startedAt + budget.mount, dependencies.now() + FALLBACK_MIN_MS)
        : remote.startedAt + budget.mount;
      const entry = isFallback ? mount : remote.startedAt + budget.entry;
      try {
        const active = await loadBuild(
          {
            name,
            build,
            cacheBustingSuffix: cacheBustingSuffixes.get(name) ?? 0,
            startedAt: remote.startedAt,
            deadline: { entry, mount },
          },
          dependencies,
        );
        Object.assign(remote, { active, isFallback });
        return active;
      } catch (error) {
        // `loadBuild` rejects only with a `RemoteFailure`.
        failure = error as RemoteFailure;
        reportFailure(failure);
      }
    }
    Object.assign(remote, { failure });
    throw failure;
  };

  const openRemote = (
    name: string,
    builds: readonly RemoteBuild[],
    visit: object | undefined,
  ): OpenRemote => {
    const startedAt = openRemotes.get(name)?.startedAt ?? dependencies.now();
    const state: RemoteState = { startedAt, visit, isFallback: false, isMounted: false, mountedFailures: 0 };
    // The build is noted in the same object, which the map holds.
    const remote = Object.assign(state, { promise: loadFirstWorkingBuild(name, builds, state) });
    openRemotes.set(name, remote);
    return remote;
  };

  const getOrOpenRemote = (name: string, visit: object | undefined): OpenRemote =>
    openRemotes.get(name) ?? openRemote(name, listBuilds(getRelease(name)), visit);

  /** Removes the state of a failed remote, so that the next request for a page loads it again. */
  const resetFailedRemote = (name: string) => {
    discardPages(name);
    const remote = openRemotes.get(name);
    if (!remote?.failure) return;
    // The retry inside `loadBuild` has used the suffix after this one.
    if (isRetryableClass(remote.failure.class))
      cacheBustingSuffixes.set(name, (cacheBustingSuffixes.get(name) ?? 0) + 2);
    openRemotes.delete(name);
  };

  /** On a new visit, resets a remote or page whose failure may be temporary; other failures stay cached. */
  const resetRetryableOnNewVisit = (name: string, key: string, visit: object | undefined) => {
    const remote = openRemotes.get(name);
    if (remote && remote.visit !== visit && isRetryable(remote.failure)) resetFailedRemote(name);
    const page = pages.get(key);
    if (page && page.visit !== visit && isRetryable(page.failure)) pages.delete(key);
  };

  /**
   * Loads the fallback build in place of one that failed before its first page was mounted, or repeatedly since; returns
   * whether there is one.
   */
  const switchToFallback = (name: string): boolean => {
    const remote = openRemotes.get(name);
    const { previous } = getRelease(name);
    if (!remote?.active || remote.isFallback || !previous) return false;
    if (remote.isMounted && remote.mountedFailures < MOUNTED_FAILURES) return false;
    deactivateBuild(remote);
    discardPages(name);
    openRemote(name, [previous], remote.visit);
    return true;
  };

  const deactivateBuild = (remote: OpenRemote) => {
    try {
      remote.active?.deactivate();
    } catch (error) {
      // The remote is removed in any case; its error is reported like any uncaught one.
      globalThis.reportError(error);
    }
  };

  const toRemoteFailure = async (name: string, startedAt: number, error: unknown) => {
    const failureClass = classifyError(error);
    const url = failedChunkUrl(error);
    if (failureClass !== 'network' || !url)
      return createFailure(name, 'mount', failureClass, startedAt, error);
    const cause = await dependencies.diagnose(url, globalThis.__portalIntegrity?.[stripQuery(url)]);
    return createFailure(name, 'mount', cause, startedAt, error);
  };

  const loadPage = async (
    name: string,
    route: string,
    visit: object | undefined,
  ): Promise<RouteModule['Page']> => {
    const startedAt = dependencies.now();
    const reason = findGateFailure(set.remotes[name], route, hasPermission);
    if (reason) {
      const failure = createFailure(name, 'gate', reason, startedAt);
      reportFailure(failure);
      throw failure;
    }
    const active = await getOrOpenRemote(name, visit).promise;
    // Every page, not only the first, may block the tab.
    dependencies.safeMode.markMounting(name, active.version);
    try {
      return await loadRoutePage(active, route, getRelease(name).budget.mount, dependencies);
    } catch (error) {
      const failure = await toRemoteFailure(name, startedAt, error);
      dependencies.safeMode.clearMounting(name);
      reportFailure(failure);
      if (switchToFallback(name)) return loadPage(name, route, visit);
      throw failure;
    }
  };

  const loadBackground = async (name: string) => {
    const startedAt = dependencies.now();
    const active = await getOrOpenRemote(name, undefined).promise;
    try {
      if (!active.background) return undefined;
      const module: unknown = await active.background();
      if (!isBackgroundModule(module))
        throw Object.assign(new Error('The remote has no background part'), { name: 'ShapeError' });
      return module.Background;
    } catch (error) {
      const failure = await toRemoteFailure(name, startedAt, error);
      reportFailure(failure);
      throw failure;
    } finally {
      dependencies.safeMode.clearMounting(name);
    }
  };

  return {
    /**
     * The background part of a remote that is on, as a cached promise; undefined when the released build has none. It
     * rejects when the part could not be loaded, which is reported and tried again after the next page load.
     */
    background(name: string): Promise<BackgroundModule['Background'] | undefined> {
      const cached = backgrounds.get(name);
      if (cached) return cached;
      const promise = loadBackground(name);
      backgrounds.set(name, promise);
      return promise;
    },

    /**
     * The page of a route, as a cached promise. A retry or, after a failure that may be temporary, another visit loads it
     * again; without `visit` the cached promise is returned.
     */
    page(name: string, route: string, visit?: object): Promise<RouteModule['Page']> {
      const key = `${name}/${route}`;
      resetRetryableOnNewVisit(name, key, visit);
      const cached = pages.get(key);
      if (cached) return cached.promise;
      const page: OpenPage = { visit, promise: loadPage(name, route, visit) };
      // The component that renders the page handles the rejection; this handler prevents an unhandled one before that.
      page.promise.catch((failure: unknown) => (page.failure = failure));
      pages.set(key, page);
      return page.promise;
    },

    /** The milliseconds in which a page is mounted once its code is loaded. */
    mountBudget: (name: string): number => getRelease(name).budget.mount,

    /** Whether the fallback build runs instead of the released one. */
    isFallback: (name: string): boolean => openRemotes.get(name)?.isFallback ?? false,

    /** Records that a page of the remote was mounted, and reports the first one. */
    mounted(name: string): void {
      dependencies.safeMode.clearMounting(name);
      const remote = openRemotes.get(name);
      if (!remote?.active || remote.isMounted) return;
      remote.isMounted = true;
      const { active, startedAt, isFallback } = remote;
      report({
        set: set.id,
        remote: name,
        version: active.version,
        phase: 'mount',
        outcome: isFallback ? 'fallback' : 'ok',
        error_class: null,
        ms: Math.round(dependencies.now() - startedAt),
      });
    },

    /**
     * Records an error thrown while rendering; returns the failure to show, or undefined when the fallback build is loaded.
     * What a page translation broke says nothing about the build: it is not reported, and does not lead to the fallback build.
     */
    renderFailed(name: string, error: unknown, isOfTranslation = false): RemoteFailure | undefined {
      const remote = openRemotes.get(name);
      const phase = remote?.isMounted ? 'mounted' : 'mount';
      const failure = createFailure(
        name,
        phase,
        classifyError(error),
        remote?.startedAt ?? dependencies.now(),
        error,
      );
      dependencies.safeMode.clearMounting(name);
      if (isOfTranslation) return failure;
      if (remote?.isMounted) remote.mountedFailures += 1;
      reportFailure(failure);
      return switchToFallback(name) ? undefined : failure;
    },

    /** Allows another attempt at a failed remote; a build in safe mode is tried again after the next page load. */
    retry(name: string): void {
      dependencies.safeMode.unblock(name);
      resetFailedRemote(name);
    },

    /** Deactivates all remotes, e.g. when the session ends. */
    closeAll(): void {
      openRemotes.forEach(deactivateBuild);
      openRemotes.clear();
      pages.clear();
      backgrounds.clear();
    },
  };
};

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
