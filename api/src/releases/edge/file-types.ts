/** Types of files that a build may contain; all others are served as bytes, which no browser runs. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** The content type of a build's file. */
export const getContentType = (file: string) =>
  TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
