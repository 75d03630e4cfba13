import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The script that reloads pages, and its address. No page of a built portal names it, and no other server has it. */
export const CLIENT_PATH = '/@dev/client.js';
export const client = readFileSync(path.join(import.meta.dirname, 'reload-client.js'));
const integrity = `sha256-${createHash('sha256').update(client).digest('base64')}`;

/** A page with the reloading script, under the same rules as every script: from our own origin, with its hash. */
export const withClient = (html: string, revision: string) =>
  html.replace(
    '</head>',
    `<script src="${CLIENT_PATH}" integrity="${integrity}" crossorigin="anonymous" data-revision="${revision}" defer></script>\n</head>`,
  );
