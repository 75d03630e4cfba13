import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@portal/webpack/workspace';
import satisfies from 'spdx-satisfies';
import { parse } from 'yaml';
import { z } from 'zod';

const readYaml = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

const lockfile = z
  .object({ packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.string()) })) })
  .parse(readYaml('pnpm-lock.yaml'));
const workspace = z
  .object({ allowBuilds: z.record(z.string(), z.boolean()) })
  .loose()
  .parse(readYaml('pnpm-workspace.yaml'));

/** Licences under which the portal may use a package. Fonts have the OFL; the Creative Commons ones are of data. */
const ALLOWED_LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
  'OFL-1.1',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'MPL-2.0',
];
/** Packages whose licence is no SPDX expression, as read in their LICENSE or README file. */
const READ_LICENCES: Record<string, string> = {
  'url-template': 'BSD-3-Clause',
  'humanize-number': 'MIT',
  only: 'MIT',
};

test('T-37 every package of the lockfile comes from the registry and has a SHA-512 hash', () => {
  const names = Object.keys(lockfile.packages);
  assert.ok(names.length > 500);

  const others = Object.entries(lockfile.packages).filter(
    ([, { resolution }]) =>
      Object.keys(resolution).join() !== 'integrity' || !/^sha512-/.test(resolution['integrity'] ?? ''),
  );

  assert.deepEqual(others, []);
});

test('T-37 no package may run an install script, and packages come from the default registry', () => {
  assert.deepEqual(
    Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed),
    [],
  );
  const settings = [
    'registry',
    'registries',
    'namedRegistries',
    'dangerouslyAllowAllBuilds',
    'strictDepBuilds',
  ];
  assert.deepEqual(
    Object.keys(workspace).filter((name) => settings.includes(name)),
    [],
  );
});

test('T-37 every installed package has an allowed licence', () => {
  const { stdout, stderr, status } = spawnSync('pnpm', ['-r', 'licenses', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  assert.equal(status, 0, stderr);
  const found = z.record(z.string(), z.array(z.object({ name: z.string() }))).parse(JSON.parse(stdout));
  const packages = Object.entries(found).flatMap(([licence, list]) =>
    list.map(({ name }) => ({ name, licence })),
  );
  assert.ok(packages.length > 500);

  const refused = packages.filter(
    ({ name, licence }) => !satisfies(READ_LICENCES[name] ?? licence, ALLOWED_LICENCES),
  );

  assert.deepEqual(refused, []);
});
