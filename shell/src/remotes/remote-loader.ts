import type { RouteModule } from '@portal/shared/contract';
import type { Permission, ReleaseSet, RemoteBuild, RunningRemote } from '@portal/shared/release';
import { bringBuild, type ActiveBuild, type BuildTools } from './bring-build.ts';
import { bringPage } from './bring-page.ts';
import { classifyError, failedUrl } from './classify-error.ts';
import { refusal } from './gate.ts';
import { failureEvent, type RemoteEvent } from './remote-events.ts';
import {
  isRemoteFailure,
  mayComeLater,
  RemoteFailure,
  type FailureClass,
  type FailurePhase,
} from './remote-failure.ts';
import { buildsOf, withoutQuery } from './release-files.ts';

/** What the previous good build gets when the released one has used up the time of both. */
const FALLBACK_MIN_MS = 4_000;

export type RemoteLoaderOptions = {
  set: ReleaseSet;
  permits(permission: Permission): boolean;
  report(event: RemoteEvent): void;
  tools: BuildTools;
};

/** One remote from the first wish to see it until it is closed or tried again. */
type Opening = {
  since: number;
  /** The visit it began with. */
  visit: string;
  promise: Promise<ActiveBuild>;
  active?: ActiveBuild;
  /** Why no build of it could be opened, once all were tried. */
  failure?: RemoteFailure;
  isFallback: boolean;
  isMounted: boolean;
};

/** The page of one route, from the first wish to see it until it is tried again. */
type OpenPage = { visit: string; promise: Promise<RouteModule['Page']>; failure?: unknown };

const canHealByItself = (failure: unknown): boolean =>
  isRemoteFailure(failure) && mayComeLater(failure.class);

/** Owns the whole way of every remote of the page; nothing else touches the federation runtime. */
export const createRemoteLoader = ({ set, permits, report, tools }: RemoteLoaderOptions) => {
  const openings = new Map<string, Opening>();
  const pages = new Map<string, OpenPage>();
  /** Requests that were made of a remote's network so far; each retry needs a number of its own. */
  const busts = new Map<string, number>();

  const releaseOf = (name: string): RunningRemote => {
    const release = set.remotes[name];
    if (!release?.on) throw new RangeError(`The release set does not run a remote ${name}`);
    return release;
  };

  const versionOf = (name: string): string => {
    const release = set.remotes[name];
    if (!release) return 'unknown';
    return release.on ? release.build.descriptor.version : release.version;
  };

  const failureOf = (
    name: string,
    phase: FailurePhase,
    failureClass: FailureClass,
    since: number,
    cause?: unknown,
  ) => {
    const version = openings.get(name)?.active?.version ?? versionOf(name);
    const ms = tools.now() - since;
    return new RemoteFailure({ phase, class: failureClass, remote: name, version, ms }, cause);
  };

  const dropPages = (name: string) => {
    for (const key of pages.keys()) if (key.startsWith(`${name}/`)) pages.delete(key);
  };

  const bring = async (name: string, builds: readonly RemoteBuild[], opening: Opening) => {
    const { budget, build: released } = releaseOf(name);
    let failure: RemoteFailure | undefined;
    for (const build of builds) {
      const isFallback = build !== released;
      const mount = isFallback
        ? Math.max(opening.since + budget.mount, tools.now() + FALLBACK_MIN_MS)
        : opening.since + budget.mount;
      const entry = isFallback ? mount : opening.since + budget.entry;
      try {
        const active = await bringBuild(
          { name, build, bust: busts.get(name) ?? 0, since: opening.since, deadline: { entry, mount } },
          tools,
        );
        Object.assign(opening, { active, isFallback });
        return active;
      } catch (error) {
        // bringBuild rejects with nothing else.
        failure = error as RemoteFailure;
        report(failureEvent(set.id, failure));
      }
    }
    Object.assign(opening, { failure });
    throw failure;
  };

  const start = (name: string, builds: readonly RemoteBuild[], visit: string): Opening => {
    const since = openings.get(name)?.since ?? tools.now();
    const opening: Opening = {
      since,
      visit,
      promise: Promise.reject(),
      isFallback: false,
      isMounted: false,
    };
    opening.promise.catch(() => undefined);
    opening.promise = bring(name, builds, opening);
    openings.set(name, opening);
    return opening;
  };

  const open = (name: string, visit: string): Opening =>
    openings.get(name) ?? start(name, buildsOf(releaseOf(name)), visit);

  /** Forgets an opening that failed, so that the next wish to see the remote begins anew. */
  const startOver = (name: string) => {
    dropPages(name);
    const opening = openings.get(name);
    if (!opening?.failure) return;
    // The repetition inside the failed try has used the number after this one.
    if (mayComeLater(opening.failure.class)) busts.set(name, (busts.get(name) ?? 0) + 2);
    openings.delete(name);
  };

  /** What failed on its way over the network may come on the next visit; what lies in the file stays as it is. */
  const startOverOnVisit = (name: string, key: string, visit: string) => {
    const opening = openings.get(name);
    if (opening && opening.visit !== visit && canHealByItself(opening.failure)) startOver(name);
    const page = pages.get(key);
    if (page && page.visit !== visit && canHealByItself(page.failure)) pages.delete(key);
  };

  /** Puts the previous good build in the place of one that could not show its first page. */
  const fallBack = (name: string): boolean => {
    const opening = openings.get(name);
    const { previous } = releaseOf(name);
    if (!opening?.active || opening.isMounted || opening.isFallback || !previous) return false;
    closeBuild(opening);
    dropPages(name);
    start(name, [previous], opening.visit);
    return true;
  };

  const closeBuild = (opening: Opening) => {
    try {
      opening.active?.deactivate();
    } catch (error) {
      // The remote is leaving either way; what it could not clean up is reported like any late error of its.
      globalThis.reportError(error);
    }
  };

  const explain = async (name: string, since: number, error: unknown) => {
    const failureClass = classifyError(error);
    const url = failedUrl(error);
    if (failureClass !== 'network' || !url) return failureOf(name, 'mount', failureClass, since, error);
    const cause = await tools.diagnose(url, globalThis.__portalIntegrity?.[withoutQuery(url)]);
    return failureOf(name, 'mount', cause, since, error);
  };

  const loadPage = async (name: string, route: string, visit: string): Promise<RouteModule['Page']> => {
    const since = tools.now();
    const reason = refusal(set.remotes[name], route, permits);
    if (reason) {
      const failure = failureOf(name, 'gate', reason, since);
      report(failureEvent(set.id, failure));
      throw failure;
    }
    const active = await open(name, visit).promise;
    // Each page may block for ever, not only the first.
    tools.safeMode.enter(name, active.version);
    try {
      return await bringPage(active, route, releaseOf(name).budget.mount, tools);
    } catch (error) {
      const failure = await explain(name, since, error);
      tools.safeMode.leave(name);
      report(failureEvent(set.id, failure));
      if (fallBack(name)) return loadPage(name, route, visit);
      throw failure;
    }
  };

  return {
    /**
     * The page of a route: the same promise until it is tried again, by hand or, where the network was at fault, by
     * another visit. Whoever does not say which visit it is gets what is remembered.
     */
    page(name: string, route: string, visit = ''): Promise<RouteModule['Page']> {
      const key = `${name}/${route}`;
      startOverOnVisit(name, key, visit);
      const known = pages.get(key);
      if (known) return known.promise;
      const page: OpenPage = { visit, promise: loadPage(name, route, visit) };
      // Whoever shows the page handles the rejection; a preview of it must not count as unhandled.
      page.promise.catch((failure: unknown) => (page.failure = failure));
      pages.set(key, page);
      return page.promise;
    },

    /** Whether the previous good build stands in for the released one. */
    isFallback: (name: string): boolean => openings.get(name)?.isFallback ?? false,

    /** The page is on the screen. */
    mounted(name: string): void {
      tools.safeMode.leave(name);
      const opening = openings.get(name);
      if (!opening?.active || opening.isMounted) return;
      opening.isMounted = true;
      const { active, since, isFallback } = opening;
      report({
        set: set.id,
        remote: name,
        version: active.version,
        phase: 'mount',
        outcome: isFallback ? 'fallback' : 'ok',
        error_class: null,
        ms: Math.round(tools.now() - since),
      });
    },

    /** The page threw while rendering. Answers with the failure to show, or with nothing when another build takes over. */
    renderFailed(name: string, error: unknown): RemoteFailure | undefined {
      const opening = openings.get(name);
      const phase = opening?.isMounted ? 'mounted' : 'mount';
      const failure = failureOf(name, phase, classifyError(error), opening?.since ?? tools.now(), error);
      tools.safeMode.leave(name);
      report(failureEvent(set.id, failure));
      return fallBack(name) ? undefined : failure;
    },

    /** The user wants another try, also of a build that another one stands in for: with the next page load. */
    retry(name: string): void {
      tools.safeMode.forgive(name);
      startOver(name);
    },

    /** Takes every remote off the page, e.g. when the session ends. */
    closeAll(): void {
      openings.forEach(closeBuild);
      openings.clear();
      pages.clear();
    },
  };
};

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
