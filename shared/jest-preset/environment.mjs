import { TestEnvironment } from 'jest-environment-jsdom';
import { filterSelectors } from './selector-filter.mjs';

filterSelectors();

/**
 * What jsdom lacks or has only in a form that react-router, ky and msw cannot use.
 * `Blob` and `File` stay jsdom's, whose clipboard and file inputs take no others.
 * Never `MessageChannel`: with it React's scheduler keeps the process alive and jest does not exit.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/**
 * jsdom's listeners take only jsdom's own signals, Node's `fetch` only Node's; the page has one AbortController, so
 * its signals have to serve both.
 */
const acceptSignals = (target) => {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    const { signal, ...others } =
      typeof options === 'object' && options !== null ? options : { capture: options };
    if (signal?.aborted) return;
    addEventListener.call(this, type, listener, others);
    signal?.addEventListener('abort', () => removeEventListener.call(this, type, listener, others), {
      once: true,
    });
  };
};

/** jsdom with Node's own network classes and cryptography, on a host name of the demo. */
export default class PortalEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            url: 'http://aurora.localhost/',
            ...config.projectConfig.testEnvironmentOptions,
            // With jsdom's default ("browser") msw would resolve to its half without interception.
            customExportConditions: [''],
          },
        },
      },
      context,
    );
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // jest gives the window a listener method of its own.
    acceptSignals(this.global.EventTarget.prototype);
    acceptSignals(this.global);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom has its own realm: bytes made by Node's encoder must be instances of the page's Uint8Array.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
