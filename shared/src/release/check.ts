import { satisfiesContract } from './contract-range.ts';
import { languageSchema } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import type { ShellInventory } from './release-set.ts';
import { matchesPathPattern, normaliseRoutePattern, SERVER_PATHS, SHELL_PATHS } from './resolve.ts';

/** Why a build may not be published or run: a code, the file, route or module it is about, and a sentence for developers. */
export type CompatibilityIssue = {
  code:
    | 'contract_mismatch'
    | 'module_not_provided'
    | 'integrity_missing'
    | 'file_missing'
    | 'route_taken'
    | 'route_duplicate'
    | 'nav_route_missing'
    | 'nav_duplicate'
    | 'modal_duplicate'
    | 'route_missing'
    | 'texts_missing'
    | 'capabilities_missing';
  subject: string;
  reason: string;
};

/** The contract version and provided modules of the shell that a remote is checked against. */
export type HostCapabilities = { contractVersion: string; providedModules: readonly string[] };

const findDuplicates = (values: string[]) => [
  ...new Set(values.filter((value, i) => values.indexOf(value) !== i)),
];

/** Returns why a shell cannot run a remote: the contract version that it offers, or a module that it does not provide. */
export function checkHost(
  { contract, routes }: Pick<Descriptor, 'contract' | 'routes'>,
  host: HostCapabilities,
): CompatibilityIssue[] {
  const issues: CompatibilityIssue[] = [];
  if (!satisfiesContract(contract, host.contractVersion)) {
    const reason = `asks for contract ${contract}, the shell offers ${host.contractVersion}`;
    issues.push({ code: 'contract_mismatch', subject: contract, reason });
  }
  for (const name of new Set(routes.flatMap((route) => route.uses))) {
    if (host.providedModules.includes(name)) continue;
    issues.push({
      code: 'module_not_provided',
      subject: name,
      reason: `the shell provides no module "${name}"`,
    });
  }
  return issues;
}

function checkFiles({ entry, integrity, files, localeFiles, routes }: Descriptor): CompatibilityIssue[] {
  const issues: CompatibilityIssue[] = [];
  if (files[entry] !== integrity) {
    const reason = `the entry's integrity is not the one its file list gives`;
    issues.push({ code: 'integrity_missing', subject: entry, reason });
  }
  const named = new Set([...routes.flatMap((route) => route.preload), ...Object.values(localeFiles)]);
  for (const file of named) {
    if (files[file]) continue;
    issues.push({
      code: 'integrity_missing',
      subject: file,
      reason: `"${file}" is named but has no integrity`,
    });
  }
  return issues;
}

/** Users of every domain may choose each language, so that a remote without one would show keys. */
function checkTexts({ localeFiles }: Descriptor): CompatibilityIssue[] {
  return languageSchema.options
    .filter((language) => localeFiles[language] === undefined)
    .map((language) => ({
      code: 'texts_missing',
      subject: language,
      reason: `it has no file with the texts in "${language}"`,
    }));
}

function checkRoutesAndNav({ routes, nav, modals }: Descriptor): CompatibilityIssue[] {
  const issues: CompatibilityIssue[] = [];
  if (routes.length === 0) {
    issues.push({
      code: 'route_missing',
      subject: 'routes',
      reason: 'it has no route, so no page of it can be opened',
    });
  }
  for (const id of findDuplicates(routes.map((route) => route.id))) {
    issues.push({ code: 'route_duplicate', subject: id, reason: `two routes have the id "${id}"` });
  }
  for (const flag of findDuplicates(modals)) {
    issues.push({ code: 'modal_duplicate', subject: flag, reason: `two modals have the flag "${flag}"` });
  }
  for (const { path } of routes) {
    // The router ignores case, so that "/Login" opens the shell's page.
    if (!matchesPathPattern([...SHELL_PATHS, ...SERVER_PATHS], path.toLowerCase())) continue;
    issues.push({ code: 'route_taken', subject: path, reason: `"${path}" belongs to the portal itself` });
  }
  for (const entry of nav) {
    if (routes.some((route) => route.id === entry.route)) continue;
    const reason = `navigation entry "${entry.id}" leads to "${entry.route}", which is no route of it`;
    issues.push({ code: 'nav_route_missing', subject: entry.id, reason });
  }
  return issues;
}

/** Returns every reason why a remote's build may not be published, from its descriptor and the capabilities of the shell. */
export function checkRemoteBuild(descriptor: Descriptor, host: HostCapabilities): CompatibilityIssue[] {
  return [
    ...checkHost(descriptor, host),
    ...checkTexts(descriptor),
    ...checkFiles(descriptor),
    ...checkRoutesAndNav(descriptor),
    ...checkConflicts([descriptor]),
  ];
}

/**
 * Returns every reason why a shell's build may not be published: each file it names must have an integrity, and it says
 * what it offers remotes.
 */
export function checkShellBuild({
  entries,
  preloadCalls,
  files,
  assets,
  provides,
  fonts,
  localeFiles,
  contractVersion,
  providedModules,
}: ShellInventory): CompatibilityIssue[] {
  const unsaid = Object.entries({ contractVersion, providedModules }).filter(
    ([, value]) => value === undefined,
  );
  const named = [...entries, ...Object.values(provides).flat(), ...Object.values(localeFiles)];
  const scripts = preloadCalls === undefined ? named : [...named, preloadCalls];
  const missing = [
    ...scripts.filter((file) => !files[file]),
    ...Object.values(fonts).filter((file) => !assets[file]),
  ];
  return [
    ...[...new Set(missing)].map((file): CompatibilityIssue => ({
      code: 'integrity_missing',
      subject: file,
      reason: `"${file}" is named but has no integrity`,
    })),
    ...unsaid.map(([member]): CompatibilityIssue => ({
      code: 'capabilities_missing',
      subject: member,
      reason: `it does not say its ${member}, which remotes are checked against`,
    })),
  ];
}

/** Reports each key that two remotes both claim. */
function findConflicts(
  code: CompatibilityIssue['code'],
  kind: string,
  claims: { remote: string; key: string; label: string }[],
): CompatibilityIssue[] {
  const owners = new Map<string, string>();
  const issues: CompatibilityIssue[] = [];
  for (const { remote, key, label } of claims) {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, remote);
    else
      issues.push({ code, subject: label, reason: `${kind} "${label}" of ${remote} is already ${owner}'s` });
  }
  return issues;
}

/**
 * Returns every route and navigation entry that more than one of these remotes claims, so that they cannot run in one set.
 */
export function checkConflicts(descriptors: Descriptor[]): CompatibilityIssue[] {
  return [
    ...findConflicts(
      'route_taken',
      'route',
      descriptors.flatMap(({ name, routes }) =>
        routes.map(({ path }) => ({ remote: name, key: normaliseRoutePattern(path), label: path })),
      ),
    ),
    ...findConflicts(
      'nav_duplicate',
      'navigation entry',
      descriptors.flatMap(({ name, nav }) => nav.map(({ id }) => ({ remote: name, key: id, label: id }))),
    ),
  ];
}
