import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '/@dev';

const readScript = (file: string) => {
  const bytes = readFileSync(path.join(import.meta.dirname, file));
  return { bytes, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
};

const scripts = new Map(
  ['error-client.js', 'reload-client.js'].map((file) => [`${FOLDER}/${file}`, readScript(file)]),
);

/** The script that a development server itself serves at a path. */
export const findPageScript = (url: string | undefined) => scripts.get(url ?? '')?.bytes;

/**
 * Inserts the development scripts into a page, with an integrity and from our own origin, as the page's policy requires;
 * before the page's own scripts, whose errors would be missed otherwise.
 */
export const injectPageScripts = (html: string, revision: string) => {
  const tags = [...scripts].map(
    ([src, { integrity }]) =>
      `<script src="${src}" integrity="${integrity}" crossorigin="anonymous" data-revision="${revision}" defer></script>`,
  );
  return html.replace('<head>', `<head>\n${tags.join('\n')}`);
};
