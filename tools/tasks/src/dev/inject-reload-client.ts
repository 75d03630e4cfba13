import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The reload script and its path, which only the development proxy serves. */
export const RELOAD_CLIENT_PATH = '/@dev/client.js';
export const reloadClient = readFileSync(path.join(import.meta.dirname, 'reload-client.js'));
const integrity = `sha256-${createHash('sha256').update(reloadClient).digest('base64')}`;

/** Inserts the reload script into a page, with an integrity and from our own origin, as the page's policy requires. */
export const injectReloadClient = (html: string, revision: string) =>
  html.replace(
    '</head>',
    `<script src="${RELOAD_CLIENT_PATH}" integrity="${integrity}" crossorigin="anonymous" data-revision="${revision}" defer></script>\n</head>`,
  );
