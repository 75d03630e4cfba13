import { isActivation, isRemote, type Activation } from '@portal/shared/contract';
import { remoteBuildSchema, type RemoteBuild } from '@portal/shared/release';
import { classifyError, failedUrl } from './classify-error.ts';
import type { diagnose } from './diagnose.ts';
import { fitsContract } from './gate.ts';
import type { loadRemoteModule } from './load.ts';
import { isNetworkClass, RemoteFailure, type FailurePhase } from './remote-failure.ts';
import { fileUrl, withoutQuery } from './release-files.ts';
import { retryPause } from '../async/retry-pause.ts';
import type { SafeMode } from './safe-mode.ts';
import { within } from '../async/within.ts';

export type BuildTools = {
  load: typeof loadRemoteModule;
  diagnose: typeof diagnose;
  safeMode: SafeMode;
  now(): number;
  wait(ms: number): Promise<void>;
};

export type BuildOrder = {
  name: string;
  build: RemoteBuild;
  /** How often this build was asked of the network before. */
  bust: number;
  /** When the user began to wait. */
  since: number;
  /** Until when the entry has to be there, and until when all of it. */
  deadline: { entry: number; mount: number };
};

export type ActiveBuild = Activation & {
  version: string;
  deactivate(): void;
};

const shapeError = (what: string) => Object.assign(new Error(what), { name: 'ShapeError' });

/** Takes one build from its files to its routes. Rejects with nothing but a `RemoteFailure`. */
export const bringBuild = async (order: BuildOrder, tools: BuildTools): Promise<ActiveBuild> => {
  const { name, build, since, deadline } = order;
  const { base, descriptor } = build;
  const { version } = descriptor;
  const { now, safeMode } = tools;
  let phase: FailurePhase = 'gate';

  const fail = (failureClass: RemoteFailure['class'], cause?: unknown) =>
    new RemoteFailure({ phase, class: failureClass, remote: name, version, ms: now() - since }, cause);

  const explain = async (error: unknown) => {
    const failureClass = classifyError(error);
    if (failureClass !== 'network') return fail(failureClass, error);
    const url = withoutQuery(failedUrl(error) ?? fileUrl(base, descriptor.entry));
    return fail(await tools.diagnose(url, globalThis.__portalIntegrity?.[url]), error);
  };

  const load = (bust: number) =>
    within(
      deadline.mount - now(),
      tools.load(name, {
        build,
        bust,
        budget: Math.max(1, deadline.entry - now()),
        onEntry: () => {
          phase = 'evaluate';
        },
      }),
    );

  const controller = new AbortController();

  const activate = async (bust: number) => {
    phase = 'entry';
    const remote: unknown = await load(bust);
    phase = 'activate';
    if (!isRemote(remote)) throw shapeError('The exposed module has no remote as its default export');
    const activation: unknown = await within(
      deadline.mount - now(),
      remote.activate({ remote: { name, version }, signal: controller.signal }),
    );
    if (!isActivation(activation)) throw shapeError('activate did not answer with routes');
    return { remote, activation };
  };

  /**
   * Asks for each file twice: what the browser fetched ahead, be it the page of a Wi-Fi in its place, answers the first
   * request; and one file is asked for only after another has come.
   */
  const activateWithRetry = async (
    bust = order.bust,
    failed: ReadonlySet<string | undefined> = new Set(),
  ): ReturnType<typeof activate> => {
    try {
      return await activate(bust);
    } catch (error) {
      const failure = await explain(error);
      const url = failedUrl(error);
      const pause = retryPause();
      const isLast = failed.has(url) || now() + pause >= deadline.entry;
      if (isLast || !isNetworkClass(failure.class)) throw failure;
      await tools.wait(pause);
      return activateWithRetry(order.bust + 1, new Set([...failed, url]));
    }
  };

  try {
    if (safeMode.isBlocked(name, version)) throw fail('safe-mode');
    // No integrity, an address elsewhere: such a build is not even asked for.
    if (!remoteBuildSchema.safeParse(build).success) throw fail('shape');
    if (!fitsContract(build)) throw fail('contract');
    safeMode.enter(name, version);
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
    safeMode.leave(name);
    // The guards above and the tries throw nothing else.
    throw error;
  }
};
