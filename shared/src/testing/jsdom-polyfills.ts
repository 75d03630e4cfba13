/** Installs versions, most of them inert, of browser APIs that components use and jsdom lacks. */
export const installJsdomPolyfills = (): void => {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  // jsdom has no layout, so no element is resized or scrolled into view.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // jsdom reports no loaded files.
  globalThis.PerformanceObserver ??= class {
    static readonly supportedEntryTypes = [];
    observe() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // jsdom has no User Timing.
  performance.mark ??= (name) => ({ name }) as PerformanceMark;
  // jsdom loads no fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    const reader = new FileReader();
    // `readAsArrayBuffer` always results in a buffer.
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
    return promise;
  };
};
