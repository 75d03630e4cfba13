const SCRIPT = '/service-worker.js';

let registration: Promise<unknown> | undefined;

const register = async () => {
  const policy = globalThis.trustedTypes?.createPolicy('shell#service-worker', {
    createScriptURL: () => SCRIPT,
  });
  // `register` accepts a TrustedScriptURL, although its type is string or URL.
  await navigator.serviceWorker.register((policy?.createScriptURL(SCRIPT) ?? SCRIPT) as string);
};

/**
 * Registers the worker that opens the portal without a network, once per page. Browsers without workers, or that block them,
 * lose only that.
 */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  registration ??= register().catch(() => undefined);
};
