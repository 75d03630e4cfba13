import { isActivation, isRemote, type Activation } from '@portal/shared/contract';
import { remoteBuildSchema, type RemoteBuild } from '@portal/shared/release';
import { classifyError, failedChunkUrl } from './classify-error.ts';
import type { diagnose } from './diagnose.ts';
import { isContractCompatible } from './gate.ts';
import type { LoadRemote } from '../portal/load-remote.ts';
import { isNetworkClass, RemoteFailure, type FailurePhase } from './remote-failure.ts';
import { fileUrl, stripQuery } from '../release/release-files.ts';
import { pickRetryDelay } from '../async/retry-delay.ts';
import type { SafeMode } from './safe-mode.ts';
import { onStall } from '../async/on-stall.ts';
import { withTimeout } from '../async/with-timeout.ts';

export type LoaderDependencies = {
  load: LoadRemote;
  diagnose: typeof diagnose;
  safeMode: SafeMode;
  now(): number;
  wait(ms: number): Promise<void>;
};

export type LoadBuildOptions = {
  name: string;
  build: RemoteBuild;
  /** Number of the cache-busting suffix of the first attempt; 0 adds none. */
  cacheBustingSuffix: number;
  /** When the user opened the remote, in milliseconds of `now()`. */
  startedAt: number;
  /** When the entry script and when the whole build must be loaded, in milliseconds of `now()`. */
  deadline: { entry: number; mount: number };
};

export type ActiveBuild = Activation & {
  version: string;
  deactivate(): void;
};

const createShapeError = (what: string) => Object.assign(new Error(what), { name: 'ShapeError' });

/** Loads and activates one build of a remote. Rejects only with a `RemoteFailure`. */
export const loadBuild = async (
  options: LoadBuildOptions,
  dependencies: LoaderDependencies,
): Promise<ActiveBuild> => {
  const { name, build, startedAt, deadline } = options;
  const { base, descriptor } = build;
  const { version } = descriptor;
  const { now, safeMode } = dependencies;
  let phase: FailurePhase = 'gate';

  const createFailure = (failureClass: RemoteFailure['class'], cause?: unknown) =>
    new RemoteFailure({ phase, class: failureClass, remote: name, version, ms: now() - startedAt }, cause);

  const toRemoteFailure = async (error: unknown) => {
    const failureClass = classifyError(error);
    if (failureClass !== 'network') return createFailure(failureClass, error);
    const url = stripQuery(failedChunkUrl(error) ?? fileUrl(base, descriptor.entry));
    return createFailure(await dependencies.diagnose(url, globalThis.__portalIntegrity?.[url]), error);
  };

  const load = (cacheBustingSuffix: number) =>
    withTimeout(
      deadline.mount - now(),
      dependencies.load(name, {
        build,
        cacheBustingSuffix,
        budget: Math.max(1, deadline.entry - now()),
        onEntry: () => {
          phase = 'evaluate';
        },
      }),
      onStall,
    );

  const controller = new AbortController();

  const activate = async (cacheBustingSuffix: number) => {
    phase = 'entry';
    const remote: unknown = await load(cacheBustingSuffix);
    phase = 'activate';
    if (!isRemote(remote)) throw createShapeError('The exposed module has no remote as its default export');
    const activation: unknown = await withTimeout(
      deadline.mount - now(),
      remote.activate({ remote: { name, version }, signal: controller.signal }),
      onStall,
    );
    if (!isActivation(activation)) throw createShapeError('activate did not return routes');
    return { remote, activation };
  };

  /**
   * Retries each file once after a network failure: the first response may be a preloaded one that is bad, e.g. the
   * sign-in page of a Wi-Fi. Files depend on each other, so several may fail one after another.
   */
  const activateWithRetry = async (
    cacheBustingSuffix = options.cacheBustingSuffix,
    failed: ReadonlySet<string | undefined> = new Set(),
  ): ReturnType<typeof activate> => {
    try {
      return await activate(cacheBustingSuffix);
    } catch (error) {
      const failure = await toRemoteFailure(error);
      const url = failedChunkUrl(error);
      const delay = pickRetryDelay();
      const isLast = failed.has(url) || now() + delay >= deadline.entry;
      if (isLast || !isNetworkClass(failure.class)) throw failure;
      await dependencies.wait(delay);
      return activateWithRetry(options.cacheBustingSuffix + 1, new Set([...failed, url]));
    }
  };

  try {
    if (safeMode.isBlocked(name, version)) throw createFailure('safe-mode');
    // A build without integrity or with an address on another origin is never requested.
    if (!remoteBuildSchema.safeParse(build).success) throw createFailure('shape');
    if (!isContractCompatible(build)) throw createFailure('contract');
    safeMode.markMounting(name, version);
    const { remote, activation } = await activateWithRetry();
    return {
      ...activation,
      version,
      deactivate() {
        controller.abort();
        remote.deactivate?.();
      },
    };
  } catch (error) {
    controller.abort();
    safeMode.clearMounting(name);
    // Only `RemoteFailure`s are thrown above.
    throw error;
  }
};
