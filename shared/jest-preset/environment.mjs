import { TestEnvironment } from 'jest-environment-jsdom';
import { filterSelectors } from './selector-filter.mjs';

filterSelectors();

/**
 * Globals that jsdom lacks or implements in a way that react-router, ky and msw cannot use.
 * `Blob` and `File` stay jsdom's: its clipboard and file inputs accept no others.
 * `MessageChannel` stays out: with it React's scheduler keeps the process alive and jest does not exit.
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
 * Lets addEventListener accept Node's signals: jsdom accepts only its own and Node's `fetch` only Node's, but the page has
 * one AbortController.
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

/** jsdom with Node's network classes and Web Crypto, at a host name of the demo. */
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
            // With jsdom's default condition "browser", msw resolves to its build without request interception.
            customExportConditions: [''],
          },
        },
      },
      context,
    );
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // jest overrides addEventListener on the window itself.
    acceptSignals(this.global.EventTarget.prototype);
    acceptSignals(this.global);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom has its own realm: without these, bytes of Node's TextEncoder are no instances of the page's Uint8Array.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
