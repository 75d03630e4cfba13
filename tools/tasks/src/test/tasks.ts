import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** Checks over the whole repository: scripts of the root, which run fast where little changed. */
export const REPOSITORY_TASKS = [
  'types',
  'lint',
  'format',
  'boundaries',
  'unused',
  'texts',
  'threats',
  'test-files',
  'contract',
];

/** Scripts of packages that `turbo.json` knows. */
const PACKAGE_TASKS = ['build', 'test', 'test:isolated', 'budgets'];

const BROWSER_TASK = 'test:';

type Manifest = { name: string; scripts?: Record<string, string> };

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The folders of the packages that browser tests concern, each with scripts of its own: `test:mf-music`. */
export const browserPackages = (): string[] =>
  Object.keys(readManifest('e2e').scripts ?? {})
    .filter((script) => script.startsWith(BROWSER_TASK))
    .map((script) => script.slice(BROWSER_TASK.length));

const browserTasks = () => browserPackages().map((folder) => `${BROWSER_TASK}${folder}`);

/** The names of the packages that have unit or component tests. */
export const testedPackages = (): string[] =>
  globSync(['*/package.json', 'tools/*/package.json'], { cwd: root, exclude: ['node_modules'] })
    .map((file) => readManifest(path.dirname(file)))
    .filter(({ scripts = {} }) => 'test' in scripts)
    .map(({ name }) => name)
    .toSorted();

/** Every task of `npm test`, for `turbo run`. */
export const allTasks = (): string[] => [...REPOSITORY_TASKS, ...PACKAGE_TASKS, ...browserTasks()];

/** The tasks of `npm test` that concern the package in a folder such as `mf-music`; throws where there is no such package. */
export function tasksOf(folder: string): string[] {
  if (!existsSync(path.join(root, folder, 'package.json')))
    throw new Error(`There is no package in ${folder}. Name folders such as mf-music, api or tools/portal.`);
  const { name, scripts = {} } = readManifest(folder);
  const own = folder === 'e2e' ? browserTasks() : PACKAGE_TASKS.filter((task) => task in scripts);
  const inBrowser = browserTasks().filter((script) => script === `${BROWSER_TASK}${folder}`);
  return [
    ...REPOSITORY_TASKS.map((task) => `//#${task}`),
    ...own.map((task) => `${name}#${task}`),
    ...inBrowser.map((task) => `@portal/e2e#${task}`),
  ];
}
