import type { ReleaseSet } from '@portal/shared/release';
import { markup } from './markup.ts';
import { type LandingInput, listPreloads } from './preloads.ts';

/** The scripts a page starts with, and preloads of those it requests next; one per line. */
export const renderStartScripts = ({
  set,
  ...landing
}: { set: Pick<ReleaseSet, 'shell'> } & LandingInput) => [
  ...set.shell.entries.map(
    (file) =>
      markup`<script src="${set.shell.base + file}" integrity="${set.shell.files[file] ?? ''}" crossorigin="anonymous" defer></script>
`,
  ),
  ...listPreloads(set, landing).map(
    ({ href, integrity }) =>
      markup`<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">
`,
  ),
];
