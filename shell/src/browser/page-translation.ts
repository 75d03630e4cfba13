/**
 * Whether React failed because a browser's page translation had replaced text by `<font>` elements, which the portal does
 * not use itself. Called before React removes what it rendered.
 */
export const isTranslationError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError' && document.querySelector('font') !== null;
