import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { buildVersion } from './build-id.ts';

/** Compiles one configuration; throws with webpack's own report when it has errors. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not accept the configuration');
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      compiler.close(() => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result')))),
    ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}

/** The version a package's `dist` holds, when there is a finished build in it. */
function builtVersion(root: string): string | undefined {
  for (const document of ['remote.json', 'shell.json']) {
    try {
      return (JSON.parse(readFileSync(path.join(root, 'dist', document), 'utf8')) as { version: string })
        .version;
    } catch {
      // No such document, or a half-written one: the package is built again.
    }
  }
  return undefined;
}

/** Builds the package in `root` unless its `dist` already is this very build. Answers with a line to print. */
export async function buildPackage(root: string): Promise<string> {
  const version = buildVersion(root);
  const name = path.basename(root);
  if (builtVersion(root) === version) return `${name} ${version} is built`;
  const started = performance.now();
  const { default: config } = (await import(pathToFileURL(path.join(root, 'webpack.config.ts')).href)) as {
    default: Configuration;
  };
  await compile(config);
  return `${name} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

if (import.meta.main) {
  for (const place of process.argv.slice(2)) console.log(await buildPackage(path.resolve(place)));
}
