import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');
const planted: string[] = [];

/** Puts a file with a forbidden import into a package for the length of one check. */
function plant(place: string, text: string): string {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  planted.push(file);
  return place;
}

function run(command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(root, command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { failed: status !== 0, output: stdout + stderr };
}

const cruise = (...places: string[]) =>
  run('tools/checks/node_modules/.bin/depcruise', [
    '--config',
    'tools/checks/dependency-cruiser.mjs',
    ...places,
  ]);

const clear = () => {
  for (const file of planted.splice(0)) rmSync(file);
};
after(clear);

/** Every forbidden direction that the graph check must name, with the file that commits it. */
const violations = [
  [
    'remotes-apart',
    'mf-music/src/planted.ts',
    "import remote from '../../mf-content/remote.config.ts';\nexport { remote };\n",
  ],
  [
    'remotes-know-only-the-contract',
    'mf-music/src/planted.ts',
    "export * from '../../shell/src/index.ts';\n",
  ],
  [
    'remotes-do-not-release',
    'mf-music/src/planted.ts',
    "export { descriptorSchema } from '@portal/shared/release';\n",
  ],
  [
    'features-apart',
    'mf-content/src/features/notice-list/planted.ts',
    "export * from '../payment-info/payment-info.api.ts';\n",
  ],
  [
    'shell-knows-no-remote',
    'shell/src/planted.ts',
    "import remote from '../../mf-music/remote.config.ts';\nexport { remote };\n",
  ],
  ['api-knows-no-client', 'api/src/planted.ts', "export * from '@portal/shared/ui/controls';\n"],
  ['first-rooms-import-no-room', 'shared/src/contract/planted.ts', "export * from '../http/index.ts';\n"],
  ['http-not-back', 'shared/src/http/planted.ts', "export * from '../state/index.ts';\n"],
  [
    'no-cycles',
    'shared/src/contract/planted.ts',
    "import { CONTRACT_VERSION } from './planted-too.ts';\nexport const a = CONTRACT_VERSION;\n",
  ],
] as const;

for (const [rule, place, text] of violations) {
  test(`the graph check refuses what ${rule} forbids`, () => {
    plant(place, text);
    if (rule === 'no-cycles')
      plant('shared/src/contract/planted-too.ts', "export { a as CONTRACT_VERSION } from './planted.ts';\n");
    const folder = place.split('/')[0] as string;

    const { failed, output } = cruise(folder, 'shared');
    clear();

    assert.ok(failed, `depcruise let it pass:\n${output}`);
    assert.match(output, new RegExp(`error ${rule}:`));
  });
}

test('the package manager gives a remote no way to another remote or to a library of the contract', () => {
  for (const name of ['mf-content', '@portal/shell', '@portal/api', 'react-router', 'jotai', 'ky']) {
    const { failed, output } = run('node_modules/.bin/node', [
      '--input-type=module',
      '--eval',
      `import { createRequire } from 'node:module';
       createRequire(${JSON.stringify(path.join(root, 'mf-music/package.json'))}).resolve(${JSON.stringify(name)});`,
    ]);

    assert.ok(failed, `${name} resolves from mf-music`);
    assert.match(output, /MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/);
  }
});

test('the compiler refuses a remote that reaches into another package’s folder', () => {
  plant('mf-music/src/planted.ts', "export * from '../../mf-content/src/routes.tsx';\n");

  const { failed, output } = run('node_modules/.bin/tsc', [
    '-p',
    'mf-music',
    '--noEmit',
    '--composite',
    'false',
  ]);
  clear();

  assert.ok(failed);
  assert.match(output, /TS6059|TS6307|rootDir/);
});

test('the editor’s lint refuses it with a message that says where to look instead', () => {
  plant(
    'mf-music/src/planted.ts',
    "export { useNavigate } from 'react-router';\nexport * from 'mf-content';\n",
  );

  const { failed, output } = run('tools/checks/node_modules/.bin/eslint', ['mf-music/src/planted.ts']);
  clear();

  assert.ok(failed);
  assert.match(output, /comes through the contract/);
  assert.match(output, /knows the portal only through @portal\/shared/);
});
