import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONTRACT_VERSION, PROVIDED_MODULES } from '@portal/shared/contract';
import {
  containerName,
  type Descriptor,
  type RemoteRoute,
  type ShellInventory,
  trustedTypesPolicyName,
} from '@portal/shared/release';
import { LANGUAGES, mapLanguages } from '@portal/shared/facts';
import { cleanUp } from '../../../platform/testing/clean-up.ts';

const computeIntegrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const label = (text: string) => mapLanguages(() => text);

/** Creates a temporary folder, which is deleted after the test. */
export async function createTemporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-release-'));
  cleanUp(t, () => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(text));
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(text));
  }
}

const hashes = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, computeIntegrity(text)]));

export const createRoute = (id: string, at: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id,
  path: at,
  layout: 'dashboard',
  permission: 'signed-in',
  title: label(id),
  preload: ['page.js'],
  uses: ['react', '@portal/shared/ui/table'],
  ...more,
});

/** Writes the dist folder of a remote like its build; some of its scripts may be others, and it may have other files. */
export async function writeRemote(
  folder: string,
  more: Partial<Descriptor> & { name: string; version: string },
  scripts: Record<string, string> = {},
  assets: Record<string, string> = {},
): Promise<Descriptor> {
  const mark = `// ${more.name} ${more.version}\n`;
  const container = containerName(more.name, more.version);
  const policy = trustedTypesPolicyName(more.name, more.version);
  const files = {
    'remoteEntry.js': `${mark}var ${container};({"./remote":"page.js"},__portalIntegrity,"${policy}");`,
    'page.js': `${mark}page();`,
    'locale-ko.js': `${mark}texts('ko');`,
    'locale-en.js': `${mark}texts('en');`,
    'locale-zh.js': `${mark}texts('zh');`,
    ...scripts,
  };
  const integrity = hashes(files);
  const id = more.name.replace('mf-', '');
  const descriptor: Descriptor = {
    contract: '^1.0.0',
    routes: [createRoute(id, `/${id}`)],
    nav: [
      {
        id,
        order: 1,
        group: 'guidance',
        icon: 'notices',
        label: label(id),
        route: id,
        permission: 'signed-in',
      },
    ],
    modals: [],
    locales: [...LANGUAGES],
    entry: 'remoteEntry.js',
    integrity: integrity['remoteEntry.js'] ?? '',
    files: integrity,
    assets: hashes(assets),
    localeFiles: {
      ko: 'locale-ko.js',
      en: 'locale-en.js',
      'zh-CN': 'locale-zh.js',
      'zh-TW': 'locale-zh.js',
    },
    ...more,
  };
  await writeFiles(folder, { ...files, ...assets });
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  return descriptor;
}

/** Writes the dist folder of a shell like its build. */
export async function writeShell(
  folder: string,
  version: string,
  more: Partial<ShellInventory> = {},
): Promise<ShellInventory> {
  const scripts = {
    'main.js': `// shell ${version}\nstart();`,
    'runtime.js': 'runtime();',
    'table.js': 'table();',
    'shell-ko.js': `texts('ko');`,
    'shell-en.js': `texts('en');`,
  };
  const assets = { 'fonts-ko.css': '@font-face{}', 'fonts/ko.woff2': 'font' };
  const shell: ShellInventory = {
    version,
    entries: ['main.js'],
    files: hashes(scripts),
    provides: { federation: ['runtime.js'], '@portal/shared/ui/table': ['table.js'] },
    fonts: { ko: 'fonts-ko.css' },
    localeFiles: { ko: 'shell-ko.js', en: 'shell-en.js' },
    assets: hashes(assets),
    contractVersion: CONTRACT_VERSION,
    providedModules: [...PROVIDED_MODULES],
    ...more,
  };
  await writeFiles(folder, { ...scripts, ...assets });
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell));
  return shell;
}
