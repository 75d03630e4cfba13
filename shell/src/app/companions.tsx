import { useNewRelease } from '../start/take-release.ts';

/** What goes along with every page behind the sign-in without being a part of its frame. */
export function Companions() {
  useNewRelease();
  return null;
}
