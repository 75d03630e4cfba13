import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { copyWorkspace } from '@portal/webpack/workspace-copy';

const workspace = copyWorkspace('import-boundaries');

/** Writes a file with a forbidden import into a package of the copy. */
function plant(relativePath: string, text: string) {
  const file = path.join(workspace, relativePath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(workspace, command), args, {
    cwd: workspace,
    encoding: 'utf8',
    // pnpm's launchers set it to the folder of all packages, where everything is found.
    env: { ...process.env, NODE_PATH: undefined },
  });
  return { failed: status !== 0, output: stdout + stderr };
}

/** Each rule of dependency-cruiser.mjs with a file that violates it. */
const violations = [
  [
    'remotes-apart',
    'mf-music/src/planted.ts',
    "import remote from '../../mf-content/remote.config.ts';\nexport { remote };\n",
  ],
  [
    'remotes-know-only-the-contract',
    'mf-music/src/planted-2.ts',
    "export * from '../../shell/src/index.ts';\n",
  ],
  [
    'remotes-do-not-release',
    'mf-music/src/planted-3.ts',
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
  [
    'api-platform-imports-no-later-layer',
    'api/src/platform/planted.ts',
    "export type { RateTables } from '../figures/rate/rate.tables.ts';\n",
  ],
  [
    'api-access/session-imports-no-later-layer',
    'api/src/access/session/planted.ts',
    "export type { MemberTables } from '../../partners/member/member.tables.ts';\n",
  ],
  [
    'api-partners/channel-imports-no-later-layer',
    'api/src/partners/channel/planted.ts',
    "export type { MemberTables } from '../member/member.tables.ts';\n",
  ],
  [
    'repositories-are-private',
    'api/src/partners/member/planted.ts',
    "export * from '../channel/channel.repository.ts';\n",
  ],
  [
    'no-cycles-of-types',
    'api/src/errors/planted.ts',
    "import type { B } from './second-planted.ts';\nexport type A = B | 1;\n",
  ],
  [
    'shell-portal-imports-no-later-layer',
    'shell/src/portal/planted.ts',
    "export type { RemoteEvent } from '../remotes/remote-events.ts';\n",
  ],
  [
    'shell-layout-imports-no-later-layer',
    'shell/src/layout/planted.ts',
    "export const load = () => import('../pages/signed-in-chunk.ts');\n",
  ],
  ['folder-has-a-layer', 'api/src/planted/planted.ts', "export * from '../errors/app-error.ts';\n"],
  ['folder-has-a-layer', 'shell/src/planted/planted.ts', "export * from '../texts.ts';\n"],
  ['base-folders-import-no-other', 'shared/src/contract/planted.ts', "export * from '../http/index.ts';\n"],
  ['http-imports-no-later-folder', 'shared/src/http/planted.ts', "export * from '../state/index.ts';\n"],
  [
    'no-cycles',
    'shared/src/contract/planted-2.ts',
    "import { CONTRACT_VERSION } from './planted-too.ts';\nexport const a = CONTRACT_VERSION;\n",
  ],
] as const;

describe('dependency-cruiser', () => {
  let result: ReturnType<typeof run>;
  before(() => {
    for (const [, place, text] of violations) plant(place, text);
    plant('shared/src/contract/planted-too.ts', "export { a as CONTRACT_VERSION } from './planted-2.ts';\n");
    plant(
      'api/src/errors/second-planted.ts',
      "import type { A } from './planted.ts';\nexport type B = A | 2;\n",
    );
    const folders = new Set(violations.map(([, place]) => place.split('/')[0] ?? ''));
    result = run('tools/checks/node_modules/.bin/depcruise', [
      '--config',
      'tools/checks/dependency-cruiser.mjs',
      ...folders,
    ]);
  });

  for (const [rule, place] of violations) {
    test(`dependency-cruiser reports a violation of ${rule} in ${place}`, () => {
      assert.ok(result.failed, `depcruise let it pass:\n${result.output}`);
      assert.match(result.output, new RegExp(`error ${rule}: ${place}`));
    });
  }
});

test('pnpm links no other remote and no library of the contract to a remote', () => {
  for (const name of ['mf-content', '@portal/shell', '@portal/api', 'react-router', 'jotai', 'ky']) {
    const { failed, output } = run('node_modules/.bin/node', [
      '--input-type=module',
      '--eval',
      `import { createRequire } from 'node:module';
       createRequire(${JSON.stringify(path.join(workspace, 'mf-music/package.json'))}).resolve(${JSON.stringify(name)});`,
    ]);

    assert.ok(failed, `${name} resolves from mf-music`);
    assert.match(output, /MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/);
  }
});

test("the compiler refuses a remote's import from another package's folder", () => {
  plant('mf-music/src/other-remote.ts', "export * from '../../mf-content/src/routes.tsx';\n");

  const { failed, output } = run('node_modules/.bin/tsc', [
    '-p',
    'mf-music',
    '--noEmit',
    '--composite',
    'false',
  ]);

  assert.ok(failed);
  assert.match(output, /TS6059|TS6307|rootDir/);
});

test("ESLint refuses a remote's forbidden imports and says what to import instead", () => {
  plant(
    'mf-music/src/forbidden-imports.ts',
    "export { useNavigate } from 'react-router';\nexport * from 'mf-content';\n",
  );

  const { failed, output } = run('tools/checks/node_modules/.bin/eslint', [
    'mf-music/src/forbidden-imports.ts',
  ]);

  assert.ok(failed);
  assert.match(output, /comes through the contract/);
  assert.match(output, /knows the portal only through @portal\/shared/);
});
