import { hasPendingCalls } from '@portal/shared/http';

/** The network counts as idle after this long without a finished request. */
const IDLE_MS = 400;
/** The longest wait, for a page whose requests never stop, e.g. because it polls. */
const TIMEOUT_MS = 4_000;

/** Whether an API call is pending or an element is marked as busy. */
export const isContentLoading = (): boolean =>
  hasPendingCalls() || document.querySelector('[aria-busy=true]') !== null;

/**
 * Resolves when the network is idle and `isBusy` returns false, so that low-priority requests do not compete with
 * content.
 */
export const waitForNetworkIdle = (isBusy: () => boolean, timeoutMs = TIMEOUT_MS): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(idleTimer);
      clearTimeout(timeout);
      resolve();
    };
    const timeout = setTimeout(finish, timeoutMs);
    const startIdleTimer = () => setTimeout(() => (isBusy() ? restart() : finish()), IDLE_MS);
    let idleTimer = startIdleTimer();
    const restart = () => {
      clearTimeout(idleTimer);
      idleTimer = startIdleTimer();
    };
    const observer = new PerformanceObserver(restart);
    observer.observe({ type: 'resource' });
  });
