import { preloadsOf } from '@portal/api/preloads';
import { releaseSetSchema, resolveRoute } from '@portal/shared/release';
import type { Language } from '@portal/shared/release';
import type { ControlInventory } from '../control/control-inventory.ts';
import { controlSet } from '../control/control-set.ts';

const SCRIPTS = /^<script src="[^"]+"[^>]*><\/script>\n/gm;
const PRELOADS = /^<link rel="preload" as="script"[^>]*>\n/gm;
const SET = /(<script type="application\/json" id="release-set">)([^]*?)(<\/script>)/;

const matched = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text)?.[2];
  if (found === undefined) throw new Error(`A page of the portal has nothing like ${pattern}`);
  return found;
};

/** A page of the portal as it would be with the control's scripts: the same head, style and data otherwise. */
export function controlPage(html: string, path: string, control: ControlInventory): string {
  const set = controlSet(releaseSetSchema.parse(JSON.parse(matched(html, SET))), control);
  // The server writes no other languages than these.
  const language = matched(html, /(<html lang=")([^"]+)/) as Language;
  const { shell } = set;
  const scripts = shell.entries.map(
    (file) =>
      `<script src="${shell.base}${file}" integrity="${shell.files[file]}" crossorigin="anonymous" defer></script>\n`,
  );
  const preloads = preloadsOf(set, { landing: resolveRoute(set, path), language, path }).map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">\n`,
  );
  const data = JSON.stringify(set).replaceAll('<', '\\u003c');
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace(/^<style>/m, () => `${scripts.join('')}${preloads.join('')}<style>`)
    .replace(SET, (_, open: string, _old: string, close: string) => `${open}${data}${close}`);
}
