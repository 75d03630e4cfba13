import { browserPackages, REPOSITORY_TASKS, testedPackages } from './tasks.ts';

/** What `npm run test:all` runs as one. */
export type Group = {
  name: string;
  about: string;
  /** What runs together, by turbo's names of tasks: where time is short, the parts that do not fit are named. */
  parts: readonly Part[];
};
export type Part = { name: string; tasks: readonly string[] };

/** The browser tests of a package: those of the first depth, and the others. */
const browserPart = (folder: string): Part => ({
  name: `browser ${folder}`,
  tasks: [`@portal/e2e#test:${folder}`, `@portal/e2e#full:${folder}`],
});

const groupOf = (name: string, about: string, tasks: readonly string[]): Group => ({
  name,
  about,
  parts: [{ name, tasks }],
});

/** Every group, in the order in which they run: what fails fast comes first. */
export const groups: readonly Group[] = [
  groupOf('checks', 'types, lint, format, boundaries, texts, contract, unused, threats, budgets', [
    ...REPOSITORY_TASKS.map((task) => `//#${task}`),
    '@portal/checks#budgets',
  ]),
  groupOf(
    'unit',
    'unit and component tests of every package but the API',
    testedPackages()
      .filter((name) => name !== '@portal/api')
      .map((name) => `${name}#test`),
  ),
  groupOf(
    'api',
    'every suite of the API, on both databases',
    ['postgres', 'embedded', 'isolated'].map((script) => `@portal/api#full:${script}`),
  ),
  groupOf('crash', 'servers that are killed, and interrupted at every write', ['@portal/api#full:crash']),
  groupOf('commands', 'every command that a README names, run once', ['@portal/tasks#full:commands']),
  groupOf('image', 'what an image runs, started from its files alone', ['@portal/image#full']),
  {
    name: 'browser',
    about: 'every browser test',
    parts: [
      ...browserPackages().map(browserPart),
      { name: 'gallery', tasks: ['@portal/gallery#full'] },
      { name: 'browser with jittered timers', tasks: ['@portal/e2e#jitter'] },
    ],
  },
];

/** The group of a name, or all of them; `folders` choose among the packages of the browser tests. */
export function chooseGroups(name: string | undefined, folders: readonly string[]): readonly Group[] {
  if (name === undefined) return groups;
  const group = groups.find((each) => each.name === name);
  const names = groups.map((each) => each.name).join(', ');
  if (!group) throw new Error(`There is no group ${name}. It is one of ${names}.`);
  if (folders.length === 0) return [group];
  const unknown = name === 'browser' ? folders.find((folder) => !browserPackages().includes(folder)) : name;
  if (unknown !== undefined)
    throw new Error(`${unknown} has no browser tests. These have some: ${browserPackages().join(', ')}.`);
  return [{ ...group, parts: folders.map(browserPart) }];
}
