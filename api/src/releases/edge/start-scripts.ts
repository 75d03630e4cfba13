import type { ReleaseSet } from '@portal/shared/release';
import { markup } from './markup.ts';
import { hasNavigationLayout, type LandingInput, listPreloads } from './preloads.ts';

type StartInput = { set: Pick<ReleaseSet, 'shell'> } & LandingInput;

/** The script that sends the first calls of a signed-in page; it is small, so it runs long before the others have loaded. */
const renderPreloadCalls = ({ set, landing, path }: StartInput) => {
  const { base, files, preloadCalls } = set.shell;
  if (preloadCalls === undefined || !hasNavigationLayout(path)) return [];
  const calls = (landing?.route.calls ?? []).join(' ');
  return [
    markup`<script src="${base + preloadCalls}" integrity="${files[preloadCalls] ?? ''}" crossorigin="anonymous" data-calls="${calls}" defer></script>
`,
  ];
};

/** The scripts a page starts with, and preloads of those it requests next; one per line. */
export const renderStartScripts = ({ set, ...landing }: StartInput) => [
  ...renderPreloadCalls({ set, ...landing }),
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
