import { dataBlock, startScripts } from '@portal/api/start-scripts';
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
  const scripts = startScripts({ set, landing: resolveRoute(set, path), language, path });
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace(/^<style>/m, () => `${scripts.map(({ text }) => text).join('')}<style>`)
    .replace(SET, () => dataBlock('release-set', set).text);
}
