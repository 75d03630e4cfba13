import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { buildVersion } from './build-id.ts';
import { buildFolder } from './build-settings.ts';

/** What is wrong and where; without the compiler's own stack, which helps nobody to mend it. */
function reportOf(stats: Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors
    .map(({ moduleName = '', loc = '', message }) => {
      const [report = ''] = message.split(/\n+Caused by:\n/);
      const told = report.replace(/^Module build failed \(from [^)]*\):\n(?:Error:\s*)?/, '');
      return [`${moduleName} ${loc}`.trim(), told].filter(Boolean).join('\n');
    })
    .join('\n\n');
}

/** Compiles one configuration; throws with webpack's own report when it has errors. */
export async function compile(config: Configuration): Promise<Stats> {
  // Loaded only here: to see that nothing has to be built needs no compiler.
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not accept the configuration');
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      compiler.close(() => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result')))),
    ),
  );
  if (stats.hasErrors()) throw new Error(reportOf(stats));
  return stats;
}

/** The version a folder holds, when there is a finished build in it. */
function builtVersion(folder: string): string | undefined {
  for (const document of ['remote.json', 'shell.json']) {
    try {
      return (JSON.parse(readFileSync(path.join(folder, document), 'utf8')) as { version: string }).version;
    } catch {
      // No such document, or a half-written one: the package is built again.
    }
  }
  return undefined;
}

export type PackageBuild = {
  name: string;
  version: string;
  /** Where it lies. */
  folder: string;
  /** How long it took; undefined where it was there already. */
  seconds: number | undefined;
};

const described = (root: string, version: string, seconds: number | undefined): PackageBuild => ({
  name: path.basename(root),
  version,
  folder: buildFolder(root),
  seconds,
});

/** The build of the package in `root` as it stands there, or undefined where its sources are not built. */
export function presentBuild(root: string): PackageBuild | undefined {
  const version = buildVersion(root);
  return builtVersion(buildFolder(root)) === version ? described(root, version, undefined) : undefined;
}

/** Builds the package in `root` unless this very build is there already. */
export async function buildPackage(root: string): Promise<PackageBuild> {
  const present = presentBuild(root);
  if (present) return present;
  const started = performance.now();
  let version: string;
  do {
    version = buildVersion(root);
    // By its version, because a configuration that was imported before still names the one of then.
    const file = `${pathToFileURL(path.join(root, 'webpack.config.ts')).href}?${version}`;
    const { default: config } = (await import(file).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`webpack.config.ts, or a file it imports, cannot be read: ${reason}`, { cause });
    })) as { default: Configuration };
    await compile(config);
    // Again where a source changed meanwhile: a version must stand for one state of the sources.
  } while (buildVersion(root) !== version);
  return described(root, version, (performance.now() - started) / 1000);
}

/** A build in one line. */
export const buildLine = ({ name, version, seconds }: PackageBuild) =>
  seconds === undefined
    ? `${name} ${version} is built`
    : `${name} ${version} built in ${seconds.toFixed(1)} s`;

if (import.meta.main) {
  for (const place of process.argv.slice(2)) console.log(buildLine(await buildPackage(path.resolve(place))));
}
