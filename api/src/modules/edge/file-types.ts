/** Kinds of files a build may emit; anything else is handed out as bytes that no browser runs. */
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

/** What a file of a build is served as. */
export const fileType = (file: string) =>
  TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
