import { LANGUAGES, mapLanguages } from '../../facts/index.ts';
import type { Descriptor, RemoteRoute } from '../descriptor.ts';
import type { ReleaseSet, ShellInventory } from '../release-set.ts';

export const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const label = mapLanguages((language) => `Notices in ${language}`);

export const route = (id: string, path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id,
  path,
  layout: 'dashboard',
  permission: 'signed-in',
  title: label,
  preload: ['expose.js'],
  uses: ['react'],
  ...more,
});

export const descriptor = (more: Partial<Descriptor> = {}): Descriptor => ({
  name: 'mf-content',
  version: '1.0.0+aaaaaaaa',
  contract: '^1.0.0',
  routes: [route('notices', '/notices'), route('notice', '/notices/:id')],
  nav: [
    {
      id: 'notices',
      order: 1,
      group: 'guidance',
      icon: 'notices',
      label,
      route: 'notices',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: [...LANGUAGES],
  entry: 'remoteEntry.js',
  integrity: hash('a'),
  files: { 'remoteEntry.js': hash('a'), 'expose.js': hash('b'), 'ko.js': hash('c') },
  localeFiles: mapLanguages(() => 'ko.js'),
  ...more,
});

export const shell = (more: Partial<ShellInventory> = {}): ShellInventory => ({
  version: '1.0.0+bbbbbbbb',
  entries: ['main.js'],
  files: { 'main.js': hash('d'), 'table.js': hash('e'), 'ko.js': hash('f') },
  provides: { '@portal/shared/ui/table': ['table.js'] },
  fonts: { ko: 'ko.css' },
  localeFiles: { ko: 'ko.js' },
  assets: { 'ko.css': hash('g') },
  contractVersion: '1.3.0',
  providedModules: ['react'],
  ...more,
});

export const running = (built: Descriptor, previous?: Descriptor): ReleaseSet['remotes'][string] => ({
  on: true,
  build: { base: `/r/${built.name}/${built.version}/`, descriptor: built },
  ...(previous && { previous: { base: `/r/${previous.name}/${previous.version}/`, descriptor: previous } }),
  budget: { entry: 8000, mount: 12000 },
});

export const content = (remotes: ReleaseSet['remotes'] = {}): Omit<ReleaseSet, 'id'> => {
  const { assets: _, contractVersion: _version, providedModules: _modules, ...build } = shell();
  return { domain: 'aurora.localhost', shell: { ...build, base: `/r/shell/${build.version}/` }, remotes };
};
