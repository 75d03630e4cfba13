import type { ReleaseSet } from '@portal/shared/release';
import { isObject } from './is-object.ts';

const isShell = (value: unknown): boolean =>
  isObject(value) &&
  ['version', 'base'].every((key) => typeof value[key] === 'string') &&
  ['files', 'fonts', 'provides'].every((key) => isObject(value[key]));

const isBuild = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value['descriptor']) &&
  isObject(value['descriptor']['files']) &&
  ['routes', 'nav'].every((key) => Array.isArray(Reflect.get(value['descriptor'] as object, key)));

const isRemote = (value: unknown): boolean =>
  isObject(value) && (value['on'] === false || (value['on'] === true && isBuild(value['build'])));

/** Checks only what the start-up reads; the loader checks every build against the full schema before it runs. */
export const isReleaseSet = (value: unknown): value is ReleaseSet =>
  isObject(value) &&
  ['id', 'domain'].every((key) => typeof value[key] === 'string') &&
  isShell(value['shell']) &&
  isObject(value['remotes']) &&
  Object.values(value['remotes']).every(isRemote);

/** The release set inlined in the HTML; throws without a valid one, because nothing may be loaded then. */
export const readInlinedReleaseSet = (page: Document = document): ReleaseSet => {
  const text = page.getElementById('release-set')?.textContent;
  if (!text) throw new Error('The page contains no release set');
  const set: unknown = JSON.parse(text);
  if (!isReleaseSet(set)) throw new TypeError('The release set of the page is not whole');
  return set;
};
