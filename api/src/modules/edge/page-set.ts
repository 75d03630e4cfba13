import { type ReleaseSet, releaseSetSchema, resolveRoute } from '@portal/shared/release';
import { languages } from '../../platform/http/languages.ts';
import { dataBlock } from './markup.ts';
import { startScripts } from './start-scripts.ts';

const SCRIPTS = /^<script src="[^"]+"[^>]*><\/script>\n/gm;
const PRELOADS = /^<link rel="preload" as="script"[^>]*>\n/gm;
const SET = /<script type="application\/json" id="release-set">([^]*?)<\/script>/;
const LANGUAGE = /<html lang="([^"]+)"/;

const matched = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`A page of the portal has nothing like ${pattern}`);
  return found;
};

/** Whether a text is a page of the portal with a release set. */
export const hasReleaseSet = (html: string) => SET.test(html);

/** The release set that a page was rendered with. */
export const releaseSetOf = (html: string): ReleaseSet =>
  releaseSetSchema.parse(JSON.parse(matched(html, SET)));

/** The page with another release set; head, style and data stay the same. */
export function withReleaseSet(html: string, path: string, set: ReleaseSet): string {
  const named = matched(html, LANGUAGE);
  const language = languages.find((each) => each === named);
  if (!language) throw new Error(`A page of the portal is in a language it does not have: ${named}`);
  const scripts = startScripts({ set, landing: resolveRoute(set, path), language, path });
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace(/^<style>/m, () => `${scripts.map(({ text }) => text).join('')}<style>`)
    .replace(SET, () => dataBlock('release-set', set).text);
}
