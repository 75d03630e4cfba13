import {
  type Descriptor,
  type ReleaseSet,
  createReleaseSet,
  trustedTypesPolicies,
} from '@portal/shared/release';
import { mapLanguages } from '@portal/shared/facts';
import type { Page } from '../../proxy.ts';

const HASH = `sha256-${'a'.repeat(43)}=`;
const LABEL = mapLanguages((language) => `Title in ${language}`);

/** The descriptor of a remote with one page. */
export const descriptorOf = (name: string, path: string, version = '1.0.0'): Descriptor => ({
  name,
  version,
  contract: '^1.0.0',
  routes: [
    {
      id: 'start',
      path,
      layout: 'dashboard',
      permission: 'signed-in',
      title: LABEL,
      preload: ['page.js'],
      uses: [],
    },
  ],
  nav: [],
  modals: [],
  locales: [],
  entry: 'remoteEntry.js',
  integrity: HASH,
  files: { 'remoteEntry.js': HASH, 'page.js': HASH },
  localeFiles: {},
});

/** The page at a path of a domain that runs some remotes. */
export async function publishedPage(path: string, descriptors: readonly Descriptor[]): Promise<Page> {
  const set: ReleaseSet = await createReleaseSet({
    domain: 'a.localhost',
    shell: {
      version: '1.0.0',
      base: '/r/shell/1.0.0/',
      entries: ['main.js'],
      files: { 'main.js': HASH },
      provides: {},
      fonts: {},
      localeFiles: {},
    },
    remotes: Object.fromEntries(
      descriptors.map((descriptor) => [
        descriptor.name,
        {
          on: true,
          build: { base: `/r/${descriptor.name}/${descriptor.version}/`, descriptor },
          budget: { entry: 1, mount: 2 },
        },
      ]),
    ),
  });
  return {
    path,
    status: descriptors.some(({ routes }) => routes.some((route) => route.path === path)) ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self'; trusted-types ${trustedTypesPolicies(set).join(' ')}; report-uri /r`,
      'strict-transport-security': 'max-age=31536000',
    },
    html: `<!doctype html>
<html lang="ko">
<head>
<script src="/r/shell/1.0.0/main.js" integrity="${HASH}" crossorigin="anonymous" defer></script>
<style>a{}</style>
</head>
<body><script type="application/json" id="release-set">${JSON.stringify(set)}</script></body>
</html>`,
  };
}
