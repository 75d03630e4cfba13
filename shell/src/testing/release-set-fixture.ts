import type {
  Descriptor,
  NavEntry,
  ReleaseSet,
  RemoteBuild,
  RemoteRoute,
  RunningRemote,
} from '@portal/shared/release';
import { LANGUAGES, mapLanguages } from '@portal/shared/facts';

const translations = (text: string) => mapLanguages(() => text);

export const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export const routeOf = (path: string, options: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id: path.replace(/^\//, '').replace(/[^a-z-]/g, '-'),
  path,
  layout: 'dashboard',
  permission: 'signed-in',
  title: translations(`title of ${path}`),
  preload: ['page.js'],
  uses: [],
  ...options,
});

export const navOf = (route: string, options: Partial<NavEntry> = {}): NavEntry => ({
  id: route,
  order: 10,
  group: 'performance',
  icon: 'dashboard',
  label: translations(`label of ${route}`),
  route,
  permission: 'signed-in',
  ...options,
});

export const buildOf = (
  name: string,
  version: string,
  options: Partial<Pick<Descriptor, 'contract' | 'routes' | 'nav'>> = {},
): RemoteBuild => ({
  base: `/r/${name}/${version}/`,
  descriptor: {
    name,
    version,
    contract: '^1.0.0',
    routes: [routeOf('/dashboard')],
    nav: [],
    modals: [],
    locales: [...LANGUAGES],
    entry: 'remoteEntry.js',
    integrity: HASH,
    files: { 'remoteEntry.js': HASH, 'page.js': HASH, 'ko.js': HASH },
    localeFiles: { ko: 'ko.js' },
    ...options,
  },
});

export const running = (build: RemoteBuild, previous?: RemoteBuild): RunningRemote => ({
  on: true,
  build,
  ...(previous && { previous }),
  budget: { entry: 8_000, mount: 12_000 },
});

export const releaseSetOf = (remotes: ReleaseSet['remotes']): ReleaseSet => ({
  id: 'a'.repeat(64),
  domain: 'aurora.localhost',
  shell: {
    version: '1.0.0+12345678',
    base: '/r/shell/1.0.0+12345678/',
    entries: ['main.js'],
    files: { 'main.js': HASH, 'table.js': HASH },
    provides: { '@portal/shared/ui/table': ['table.js'] },
    fonts: {},
    localeFiles: {},
  },
  remotes,
});
