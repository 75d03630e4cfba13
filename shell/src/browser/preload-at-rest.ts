import { likelyCode } from '@portal/shared/ui/feedback';
import { isContentLoading, waitForNetworkIdle } from './network-idle.ts';

/** Longer than for fonts, since a menu can also be loaded when it is opened. */
const TIMEOUT_MS = 30_000;

const waitUntilOnline = async () => {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
};

// `connection` is missing in TypeScript's DOM library and in some browsers.
const isSavingData = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

let isRunning = false;

const loadWaiting = async () => {
  if (isRunning || isSavingData()) return;
  isRunning = true;
  let isAtRest = false;
  for (let preload = likelyCode.take(); preload; preload = likelyCode.take()) {
    await waitUntilOnline();
    if (!isAtRest || isContentLoading()) await waitForNetworkIdle(isContentLoading, TIMEOUT_MS);
    isAtRest = true;
    await preload();
  }
  isRunning = false;
};

/**
 * Loads code that pages mark as likely to be needed once the network is idle, one part after another, and pauses while
 * content loads.
 */
export const preloadAtRest = (): void => {
  likelyCode.subscribe(() => void loadWaiting());
  void loadWaiting();
};
