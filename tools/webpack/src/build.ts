import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { buildVersion } from './build-id.ts';
import { buildFolder } from './build-settings.ts';

/** webpack's errors with module and location, without the compiler's stack trace. */
function formatErrors(stats: Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors
    .map(({ moduleName = '', loc = '', message }) => {
      const [report = ''] = message.split(/\n+Caused by:\n/);
      const reason = report.replace(/^Module build failed \(from [^)]*\):\n(?:Error:\s*)?/, '');
      return [`${moduleName} ${loc}`.trim(), reason].filter(Boolean).join('\n');
    })
    .join('\n\n');
}

/** Compiles one configuration; throws with webpack's error messages. */
export async function compile(config: Configuration): Promise<Stats> {
  // webpack is loaded lazily: finding that a build is up to date needs no compiler.
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not accept the configuration');
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      compiler.close(() =>
        result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
      ),
    ),
  );
  if (stats.hasErrors()) throw new Error(formatErrors(stats));
  return stats;
}

/** The version of the finished build in a folder, if there is one. */
function readBuiltVersion(folder: string): string | undefined {
  for (const file of ['remote.json', 'shell.json']) {
    try {
      return (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { version: string }).version;
    } catch {
      // No file, or an incomplete one: the package is built again.
    }
  }
  return undefined;
}

export type PackageBuild = {
  name: string;
  version: string;
  /** The output folder. */
  folder: string;
  /** Duration of the build in seconds; undefined when it was up to date. */
  seconds: number | undefined;
};

const toPackageBuild = (root: string, version: string, seconds: number | undefined): PackageBuild => ({
  name: path.basename(root),
  version,
  folder: buildFolder(root),
  seconds,
});

/** The up-to-date build of the package in `root`; undefined when its sources have changed since. */
export function findCurrentBuild(root: string): PackageBuild | undefined {
  const version = buildVersion(root);
  return readBuiltVersion(buildFolder(root)) === version
    ? toPackageBuild(root, version, undefined)
    : undefined;
}

/** Builds the package in `root` unless its build is up to date. */
export async function buildPackage(root: string): Promise<PackageBuild> {
  const current = findCurrentBuild(root);
  if (current) return current;
  const started = performance.now();
  let version: string;
  do {
    version = buildVersion(root);
    // The version in the URL defeats Node's module cache, which would return the previous configuration.
    const file = `${pathToFileURL(path.join(root, 'webpack.config.ts')).href}?${version}`;
    const { default: config } = (await import(file).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`webpack.config.ts, or a file it imports, cannot be read: ${reason}`, { cause });
    })) as { default: Configuration };
    await compile(config);
    // Built again when a source changed during the build: a version must match exactly one state of the sources.
  } while (buildVersion(root) !== version);
  return toPackageBuild(root, version, (performance.now() - started) / 1000);
}

/** One line about a build, for the terminal. */
export const formatBuild = ({ name, version, seconds }: PackageBuild) =>
  seconds === undefined
    ? `${name} ${version} is built`
    : `${name} ${version} built in ${seconds.toFixed(1)} s`;

if (import.meta.main) {
  for (const folder of process.argv.slice(2))
    console.log(formatBuild(await buildPackage(path.resolve(folder))));
}
