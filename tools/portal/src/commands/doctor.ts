import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from '@portal/api/check-folder';
import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { GetData } from '../server/operations.ts';
import { OUTCOME_TEXTS, uploadBuild } from './publish.ts';

type DamagedBuild = GetData<'/operator/builds/check'>['damaged'][number];
type Damage = DamagedBuild['files'][number];

async function checkStore(client: Client, { printer }: CommandContext) {
  let checked = 0;
  const damaged: DamagedBuild[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const data: GetData<'/operator/builds/check'> = await client.get('/operator/builds/check', { cursor });
    checked += data.checked;
    damaged.push(...data.damaged);
    cursor = data.next;
    printer.progress(`${checked} builds checked`);
  }
  return { checked, damaged };
}

const describeDamage = ({ expected, actual }: Damage) => {
  if (!actual) return 'is missing';
  if (actual.integrity === null) return 'cannot be read';
  return actual.integrity === expected.integrity
    ? `has ${actual.size} bytes instead of ${expected.size}`
    : `is ${actual.integrity} instead of ${expected.integrity}`;
};

const listDomains = ({ domains, domain_count: count }: DamagedBuild) =>
  count > domains.length
    ? `${domains.join(' ')} and ${count - domains.length} more`
    : domains.join(' ') || null;

const toRows = (build: DamagedBuild) => [
  ...build.files.map((damage) => [
    `${build.name} ${build.version}`,
    damage.file,
    describeDamage(damage),
    listDomains(build),
  ]),
  ...(build.file_count > build.files.length
    ? [[`${build.name} ${build.version}`, `${build.file_count - build.files.length} more files`, null, null]]
    : []),
];

const isBuild = async (folder: string, { name, version }: DamagedBuild) => {
  try {
    const found = await checkFolder(folder);
    return found.name === name && found.version === version;
  } catch (error) {
    if (error instanceof Error && error.name === 'BuildRefusedError') return false;
    throw error;
  }
};

/** The folders in a folder: in a copy of a bucket, a build is one level deeper. */
async function listFolders(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
}

/** Publishes the same build again, from its place in a copy of the store or from its own dist folder. */
async function repair(client: Client, build: DamagedBuild, source: string) {
  const { name, version } = build;
  const place = path.join(source, name, version);
  for (const folder of [place, ...(await listFolders(place)), source])
    if (await isBuild(folder, build)) return uploadBuild(client, folder);
  throw new CommandFailure(`${source} has no build ${name} ${version}.`, { code: 'not_found' });
}

/** Repairs what it can, and prints each result; returns what is intact again. */
async function repairEach(
  client: Client,
  { damaged, source }: { damaged: readonly DamagedBuild[]; source: string },
  { printer }: CommandContext,
) {
  const repaired: Awaited<ReturnType<typeof repair>>[] = [];
  for (const build of damaged) {
    try {
      const published = await repair(client, build, source);
      repaired.push(published);
      printer.line(`${published.name} ${published.version} ${OUTCOME_TEXTS[published.outcome]}`);
    } catch (error) {
      printer.failure(error);
    }
  }
  return repaired;
}

/** Prints what belongs to no published build, and deletes it when that is wanted. */
async function reportOrphans(
  client: Client,
  { deleteOrphans, reason }: DoctorOptions,
  { printer }: CommandContext,
) {
  const { orphans, orphan_count: count } = await client.get('/operator/builds/orphans');
  if (count === 0) return { orphans, deleted: [] };
  if (!deleteOrphans) {
    const rows = orphans.map((place) => [place]);
    printer.line(table(['belongs to no published build; --delete-orphans deletes it'], rows));
    return { orphans, deleted: [] };
  }
  const { deleted } = await client.post('/operator/builds/orphans/delete', { places: orphans, reason });
  for (const place of deleted) printer.line(`${place} is deleted`);
  return { orphans, deleted };
}

type DoctorOptions = {
  repairFrom?: string | undefined;
  deleteOrphans?: true | undefined;
  reason?: string | undefined;
};

/**
 * Rehashes every published build in the store, prints what is damaged and what belongs to no build, repairs from another
 * copy and deletes orphans.
 */
export async function doctor(options: DoctorOptions, context: CommandContext) {
  const { repairFrom } = options;
  const { printer, withServer } = context;
  await withServer(async (client) => {
    const { checked, damaged } = await checkStore(client, context);
    printer.line(`${checked} builds checked, ${damaged.length} damaged`);
    if (damaged.length > 0)
      printer.line(table(['build', 'file', 'damage', 'run by'], damaged.flatMap(toRows)));
    const repaired =
      repairFrom === undefined
        ? []
        : await repairEach(client, { damaged, source: path.resolve(repairFrom) }, context);
    const { orphans, deleted } = await reportOrphans(client, options, context);
    printer.result({ checked, damaged, repaired, orphans, deleted });
    const left = damaged.length - repaired.length;
    if (left > 0)
      throw new CommandFailure(`${left} of ${checked} builds are damaged in the store.`, {
        code: 'store_damaged',
        details: ['Publish the same bytes again, or name a folder that has them with --repair-from.'],
      });
  });
}

/** Adds the command that checks and repairs the store of builds. */
export function addDoctorCommand(program: CommandParent, run: RunCommand) {
  program
    .command('doctor')
    .description('rehash every published build in the store, and name what is damaged')
    .option('--repair-from <folder>', 'publish its build again from a copy of the store, or a dist folder')
    .option('--delete-orphans', 'delete what belongs to no published build')
    .option('--reason <reason>', 'why it is deleted; it is in the audit log')
    .action((options) => run((context) => doctor(options, context)));
}
