import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor, RemoteConfig } from '@portal/shared/release';
import { defineRemoteBuild } from '@portal/webpack';
import { compile } from '@portal/webpack/build';
import { LANGUAGES, mapLanguages } from '@portal/shared/facts';
import { workspace } from './environment.ts';

const text = (words: string) => mapLanguages(() => words);

const route = (id: string, path: string): RemoteConfig['routes'][number] => ({
  id,
  path,
  layout: 'dashboard',
  permission: 'signed-in',
  title: text('음원'),
});

/** Builds sources from `remotes/<fault>` under the name and the addresses of the music remote. */
const music = (contract: string, further: RemoteConfig['routes']): RemoteConfig => ({
  name: 'mf-music',
  contract,
  routes: [route('catalogue', '/musics'), ...further],
  nav: [
    {
      id: 'music',
      order: 50,
      group: 'operation',
      icon: 'music',
      label: text('음원 리스트'),
      route: 'catalogue',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: [...LANGUAGES],
});

type FaultyRemote = {
  version: string;
  contract: string;
  /** The folder of its sources when it differs from the fault's name. */
  source?: string;
  /** Its routes besides `catalogue`. */
  routes?: RemoteConfig['routes'];
};

/** The faulty builds, by fault, with versions that no real build has; `renders` is what they are compared with. */
export const faultyRemotes = {
  'throws-on-evaluate': { version: '1.0.1+0badc0de', contract: '^1.0.0' },
  'throws-on-render': { version: '1.0.2+0badc0de', contract: '^1.0.0' },
  'throws-on-second-page': {
    version: '1.0.9+0badc0de',
    contract: '^1.0.0',
    routes: [route('tags', '/musics/tags'), route('all', '/musics/all')],
  },
  renders: { version: '1.0.8+0badc0de', contract: '^1.0.0' },
  'throws-sometimes': { version: '1.0.3+0badc0de', contract: '^1.0.0' },
  'blocks-for-ever': { version: '1.0.6+0badc0de', contract: '^1.0.0' },
  'blocks-again': { version: '1.0.7+0badc0de', contract: '^1.0.0', source: 'blocks-for-ever' },
  leaks: { version: '1.0.4+0badc0de', contract: '^1.0.0' },
  'contract-2': { version: '2.0.0+0badc0de', contract: '^2.0.0' },
} satisfies Record<string, FaultyRemote>;

export type Fault = keyof typeof faultyRemotes;

/** Builds a faulty remote and returns the folder of its build. */
export async function buildFaultyRemote(fault: Fault): Promise<string> {
  const { version, contract, source = fault, routes = [] }: FaultyRemote = faultyRemotes[fault];
  const outDir = path.join(workspace, '.cache/faulty-remotes', fault);
  await compile(
    defineRemoteBuild({
      root: path.join(workspace, 'e2e/remotes', source),
      remote: music(contract, routes),
      version,
      outDir,
    }),
  );
  await nameTextFiles(path.join(outDir, 'remote.json'));
  return outDir;
}

/** Publishing requires a file with the texts of each language; these remotes have no texts, so that the entry is it. */
async function nameTextFiles(file: string) {
  const descriptor: Descriptor = JSON.parse(await readFile(file, 'utf8'));
  const localeFiles = Object.fromEntries(descriptor.locales.map((language) => [language, descriptor.entry]));
  await writeFile(file, JSON.stringify({ ...descriptor, localeFiles }));
}
