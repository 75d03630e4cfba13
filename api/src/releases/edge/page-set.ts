import { LANGUAGES } from '@portal/shared/facts';
import { type ReleaseSet, releaseSetSchema, resolveRoute } from '@portal/shared/release';
import { renderDataBlock } from './markup.ts';
import { renderStartScripts } from './start-scripts.ts';

const SCRIPTS = /^<script src="[^"]+"[^>]*><\/script>\n/gm;
const PRELOADS = /^<link rel="preload" as="script"[^>]*>\n/gm;
const SET = /<script type="application\/json" id="release-set">([^]*?)<\/script>/;
const LANGUAGE = /<html lang="([^"]+)"/;

const matchOrThrow = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`A page of the portal does not match ${pattern}`);
  return found;
};

/** Whether a text is a page of the portal with a release set. */
export const hasReleaseSet = (html: string) => SET.test(html);

/** The release set of a page as it is in its text, also with members that this version does not know. */
export const parseReleaseSet = (html: string): unknown => JSON.parse(matchOrThrow(html, SET));

/** The release set that a page was rendered with. */
export const readReleaseSet = (html: string): ReleaseSet => releaseSetSchema.parse(parseReleaseSet(html));

/** The page with another release set; head, style and data stay the same. */
export function replaceReleaseSet(html: string, path: string, set: ReleaseSet): string {
  const named = matchOrThrow(html, LANGUAGE);
  const language = LANGUAGES.find((each) => each === named);
  if (!language) throw new Error(`A page of the portal has an unknown language: ${named}`);
  const scripts = renderStartScripts({ set, landing: resolveRoute(set, path), language, path });
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace(/^<style>/m, () => `${scripts.map(({ text }) => text).join('')}<style>`)
    .replace(SET, () => renderDataBlock('release-set', set).text);
}
