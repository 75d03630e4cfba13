import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { createContext } from '../command-context.ts';
import { create } from './create.ts';
import { testRemote } from './test.ts';

/** The part of the checkout that a remote and its checks need. */
const COPIED_FOLDERS = ['patches', 'shared', 'mf-content', 'tools/webpack', 'tools/checks'];
const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
const checkout = await mkdtemp(path.join(tmpdir(), 'portal-create-'));
const at = (...parts: string[]) => path.join(checkout, ...parts);

/** Runs a command in the copy of the checkout; returns its output and the message of its failure. */
async function runCommand(command: (context: ReturnType<typeof createContext>) => Promise<void>) {
  let out = '';
  const streams = {
    input: Readable.from([]),
    out: (text: string) => void (out += text),
    error: () => {},
    isTerminal: false,
  };
  const failure = await command(createContext({ environment: {}, streams }, false)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { out, failure };
}

const runCreate = (name: string, options = {}) =>
  runCommand((context) => create(name, options, context, checkout));
const runTest = (name: string, isSelected?: (title: string) => boolean) =>
  runCommand((context) => testRemote(name, context, checkout, isSelected));
/** The checks that keep remotes apart; the others report nothing about a planted import. */
const BOUNDARY_CHECKS = new Set(['types', 'lint', 'boundaries']);

describe('portal create', () => {
  before(async () => {
    // On another file system than its store, pnpm would create a second store and download all packages again.
    process.env['pnpm_config_store_dir'] = execFileSync('pnpm', ['store', 'path'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    const entries = await readdir(root, { withFileTypes: true });
    for (const file of entries.filter((entry) => entry.isFile()))
      await cp(path.join(root, file.name), at(file.name));
    for (const part of COPIED_FOLDERS)
      await cp(path.join(root, part), at(part), {
        recursive: true,
        filter: (file) => !GENERATED_FOLDERS.has(path.basename(file)),
      });
  });
  after(() => rm(checkout, { recursive: true, force: true }));

  const refusals: [string, string, object, RegExp][] = [
    ['a name without mf-', 'rewards', {}, /"rewards" is no name for a remote: it begins with mf-/],
    ['a name with capitals', 'mf-Rewards', {}, /is no name for a remote/],
    ['a name that ends in a dash', 'mf-rewards-', {}, /is no name for a remote/],
    ['a name with a parent folder', 'mf-../x', {}, /is no name for a remote/],
    ['a name that exists', 'mf-content', {}, /^mf-content exists already\.$/],
    ['a path without a slash', 'mf-rewards', { path: 'rewards' }, /"rewards" is no path/],
    ['a path of the portal', 'mf-rewards', { path: '/login' }, /^\/login belongs to the portal itself/],
    ['a path of the server', 'mf-rewards', { path: '/api/rewards' }, /belongs to the portal itself/],
    ['a path of another remote', 'mf-rewards', { path: '/Notices' }, /^\/Notices is a page of mf-content/],
  ];
  for (const [what, name, options, expected] of refusals) {
    it(`refuses ${what} and creates nothing`, async () => {
      const list = await readFile(at('tsconfig.json'), 'utf8');

      const { failure } = await runCreate(name, options);

      assert.match(failure ?? '', expected);
      assert.equal(await readFile(at('tsconfig.json'), 'utf8'), list);
    });
  }

  it('creates a remote that passes every check unchanged', async () => {
    const { out, failure } = await runCreate('mf-fan-club', { path: '/fans', titleKo: "'팬' \\ 클럽" });

    assert.equal(failure, undefined);
    assert.match(
      out,
      /^mf-fan-club is made, with a page at \/fans\.\nIts title is "Fan club" in en, zh-CN, zh-TW/,
    );
    assert.match(await readFile(at('mf-fan-club/remote.config.ts'), 'utf8'), /path: '\/fans'/);
    assert.match(await readFile(at('pnpm-lock.yaml'), 'utf8'), /^ {2}mf-fan-club:$/m);

    const checks = await runTest('mf-fan-club');

    assert.equal(checks.failure, undefined, checks.out);
    assert.deepEqual(checks.out.match(/(?<=^✓ ).+(?= \()/gm), [
      'types',
      'lint',
      'boundaries',
      'texts',
      'format',
      'unit tests',
      'build',
    ]);
    const descriptor = JSON.parse(await readFile(at('mf-fan-club/dist/remote.json'), 'utf8')) as {
      routes: { title: Record<string, string> }[];
    };
    assert.deepEqual(descriptor.routes[0]?.title, {
      ko: "'팬' \\ 클럽",
      en: 'Fan club',
      'zh-CN': 'Fan club',
      'zh-TW': 'Fan club',
    });
  });

  it('creates a remote whose forbidden imports fail compiler, package manager, lint and dependency-cruiser', async () => {
    const planted = at('mf-fan-club/src/planted.ts');
    await writeFile(
      planted,
      "export * from '../../mf-content/src/routes.tsx';\nexport { useNavigate } from 'react-router';\n",
    );

    const { out, failure } = await runTest('mf-fan-club', (title) => BOUNDARY_CHECKS.has(title));
    await rm(planted);

    assert.match(failure ?? '', /types, lint, boundaries/);
    // TS6059 or TS6307: the compiler's rootDir; TS2307: the package manager links no such package.
    assert.match(out, /TS6059|TS6307/);
    assert.match(out, /planted\.ts.*TS2307.*'react-router'/);
    assert.match(out, /comes through the contract/);
    assert.match(out, /error remotes-apart: mf-fan-club/);
  });
});
