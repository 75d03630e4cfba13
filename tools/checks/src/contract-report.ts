import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { CONTRACT_VERSION } from '@portal/shared/contract';

const root = path.resolve(import.meta.dirname, '../../..');
const shared = path.join(root, 'shared');
const types = path.join(root, '.cache/contract-types');
const reports = path.join(shared, 'api-reports');
const releasedFile = path.join(reports, 'released.json');

/**
 * Imports of the wire types, which are generated from the OpenAPI document: reports refer to them instead of repeating
 * them.
 */
const WIRE_TYPES = /(?<=from ')(?:\.\.\/)+api\/(?:index|schema)\.ts(?=')/g;

type Released = { version: string; digest: string };

/** Copies the compiled declarations, and turns imports of the wire types into imports of another package. */
function copyDeclarations() {
  const compiled = path.join(root, '.cache/types/shared/src');
  rmSync(types, { recursive: true, force: true });
  cpSync(compiled, types, { recursive: true, filter: (source) => source !== path.join(compiled, 'api') });
  for (const file of globSync('**/*.d.ts', { cwd: types })) {
    const declarations = path.join(types, file);
    const source = readFileSync(declarations, 'utf8');
    writeFileSync(declarations, source.replace(WIRE_TYPES, '@portal/shared/api'));
  }
}

/** Every sub-path export that has a report, with its declaration file. */
function entryPoints(): { name: string; file: string }[] {
  const folders = readdirSync(types).filter((folder) => folder !== 'ui');
  const families = readdirSync(path.join(types, 'ui')).map((family) => `ui/${family}`);
  return [...folders, ...families]
    .map((name) => ({ name, file: path.join(types, name, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function extractorConfig({ name, file }: { name: string; file: string }): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: shared,
      mainEntryPointFilePath: file,
      compiler: { tsconfigFilePath: path.join(root, 'tools/checks/contract-report.tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name.replace('/', '-')}.api.md`,
        reportFolder: reports,
        reportTempFolder: path.join(root, '.cache/api-reports'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        // The report marks undocumented declarations itself; messages would repeat them with absolute paths.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(shared, 'package.json'),
  });
}

const digestOfReports = () => {
  const hash = createHash('sha256');
  for (const file of globSync('*.api.md', { cwd: reports }).sort()) {
    hash.update(`${file}\0${readFileSync(path.join(reports, file), 'utf8')}\0`);
  }
  return hash.digest('hex');
};

const hasChangeset = () =>
  globSync('.changeset/*.md', { cwd: root }).some((file) =>
    /^['"]?@portal\/shared['"]?:/m.test(readFileSync(path.join(root, file), 'utf8')),
  );

/** Writes the API reports; with `check`, returns the names of those that are out of date. */
function writeReports(check: boolean): string[] {
  mkdirSync(path.join(root, '.cache/api-reports'), { recursive: true });
  mkdirSync(reports, { recursive: true });
  copyDeclarations();
  const entries = entryPoints();
  const [first, ...others] = entries;
  if (!first) throw new Error('no declarations found; run `tsc -b shared` first');
  const compilerState = CompilerState.create(extractorConfig(first), {
    additionalEntryPoints: others.map(({ file }) => file),
  });
  return entries
    .filter((entry) => {
      const result = Extractor.invoke(extractorConfig(entry), {
        localBuild: !check,
        compilerState,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      return check && result.apiReportChanged;
    })
    .map(({ name }) => name);
}

const check = process.argv.includes('--check');
const problems = writeReports(check).map(
  (name) =>
    `the API report of @portal/shared/${name} is not current: run \`npm run portal -- contract\` and commit it`,
);
const released = existsSync(releasedFile)
  ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Released)
  : undefined;
const digest = digestOfReports();
if (process.argv.includes('--release')) {
  writeFileSync(releasedFile, `${JSON.stringify({ version: CONTRACT_VERSION, digest }, null, 2)}\n`);
} else if (released?.digest !== digest && !hasChangeset()) {
  problems.push(
    `the contract differs from released ${released?.version ?? '(none)'}: describe the change with \`changeset\``,
  );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
