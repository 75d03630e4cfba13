import { copyFile, cp, glob, lstat, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { builtPackages, root } from '@portal/webpack/workspace';

const isTypeScript = (file: string) => /(?<!\.d)\.ts$/.test(file);

/** What the tracer parses of a file, which knows no types; null for folders and missing files, as it expects. */
const readAsJavaScript = async (file: string) => {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats?.isFile()) return null;
  const source = await readFile(file, 'utf8');
  return isTypeScript(file) ? stripTypeScriptTypes(source) : source;
};

/** Files that are found at run time by a name that no import contains: texts, the API's document and fonts. */
const READ_AT_RUN_TIME = [
  'api/src/**/*.json',
  'shared/src/**/*.json',
  'api/node_modules/@fontsource-variable/noto-sans-{sc,tc}/{package,unicode}.json',
  'api/node_modules/@fontsource-variable/noto-sans-{sc,tc}/files/*-wght-normal.woff2',
];

/** The files in the workspace that the server and the `portal` command of operators load, and the links to them. */
const traceFiles = async (): Promise<Set<string>> => {
  const entries = ['api/src/server.ts', 'tools/portal/src/operate.ts'];
  // Worker threads are named by a URL, not imported.
  for await (const worker of glob('api/src/**/*worker.ts', { cwd: root })) entries.push(worker);
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    { base: root, conditions: ['node', 'import'], readFile: readAsJavaScript },
  );
  for await (const file of glob(READ_AT_RUN_TIME, { cwd: root })) fileList.add(file);
  return fileList;
};

/** Copies what runs in an image into a folder: the server, the `portal` command of operators, and the builds. */
export const collect = async (folder: string): Promise<void> => {
  for (const file of await traceFiles()) {
    const [from, to] = [path.join(root, file), path.join(folder, file)];
    await mkdir(path.dirname(to), { recursive: true });
    if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to);
    else await copyFile(from, to);
  }
  for (const name of builtPackages)
    await cp(path.join(root, name, 'dist'), path.join(folder, 'builds', name), { recursive: true });
};

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder to copy into.');
  await collect(path.resolve(folder));
}
