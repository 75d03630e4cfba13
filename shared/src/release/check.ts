import { satisfiesContract } from './contract-range.ts';
import type { Descriptor } from './descriptor.ts';
import type { ShellInventory } from './release-set.ts';
import { isOneOf, routeShape, SERVER_PATHS, SHELL_PATHS } from './resolve.ts';

/** Why a build may not be published or run: what kind of reason, about what, and in words. */
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
    | 'nothing_exposed';
  subject: string;
  reason: string;
};

/** What the other side of a build offers. */
export type HostCapabilities = { contractVersion: string; providedModules: readonly string[] };

const repeated = (values: string[]) => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

function checkContract({ contract, routes }: Descriptor, offer: HostCapabilities): CompatibilityIssue[] {
  const refusals: CompatibilityIssue[] = [];
  if (!satisfiesContract(contract, offer.contractVersion)) {
    const reason = `asks for contract ${contract}, the shell offers ${offer.contractVersion}`;
    refusals.push({ code: 'contract_mismatch', subject: contract, reason });
  }
  for (const name of new Set(routes.flatMap((route) => route.uses))) {
    if (offer.providedModules.includes(name)) continue;
    refusals.push({
      code: 'module_not_provided',
      subject: name,
      reason: `the shell provides no module "${name}"`,
    });
  }
  return refusals;
}

function checkFiles({ entry, integrity, files, localeFiles, routes }: Descriptor): CompatibilityIssue[] {
  const refusals: CompatibilityIssue[] = [];
  if (files[entry] !== integrity) {
    const reason = `the entry's integrity is not the one its file list gives`;
    refusals.push({ code: 'integrity_missing', subject: entry, reason });
  }
  const named = new Set([...routes.flatMap((route) => route.preload), ...Object.values(localeFiles)]);
  for (const file of named) {
    if (files[file]) continue;
    refusals.push({
      code: 'integrity_missing',
      subject: file,
      reason: `"${file}" is named but has no integrity`,
    });
  }
  return refusals;
}

function checkWords({ routes, nav }: Descriptor): CompatibilityIssue[] {
  const refusals: CompatibilityIssue[] = [];
  if (routes.length === 0) {
    refusals.push({
      code: 'nothing_exposed',
      subject: 'routes',
      reason: 'it has no route, so nobody can open it',
    });
  }
  for (const id of repeated(routes.map((route) => route.id))) {
    refusals.push({ code: 'route_duplicate', subject: id, reason: `two routes have the id "${id}"` });
  }
  for (const { path } of routes) {
    if (!isOneOf([...SHELL_PATHS, ...SERVER_PATHS], path)) continue;
    refusals.push({ code: 'route_taken', subject: path, reason: `"${path}" belongs to the portal itself` });
  }
  for (const entry of nav) {
    if (routes.some((route) => route.id === entry.route)) continue;
    const reason = `navigation entry "${entry.id}" leads to "${entry.route}", which is no route of it`;
    refusals.push({ code: 'nav_route_missing', subject: entry.id, reason });
  }
  return refusals;
}

/** Every reason why a remote's build may not be published, from its own descriptor and what the shell offers. */
export function checkBuild(descriptor: Descriptor, offer: HostCapabilities): CompatibilityIssue[] {
  return [
    ...checkContract(descriptor, offer),
    ...checkFiles(descriptor),
    ...checkWords(descriptor),
    ...checkTogether([descriptor]),
  ];
}

/** Every reason why a shell's build may not be published: all that it names must have an integrity. */
export function checkShell({
  entries,
  files,
  assets,
  provides,
  fonts,
  localeFiles,
}: ShellInventory): CompatibilityIssue[] {
  const scripts = [...entries, ...Object.values(provides).flat(), ...Object.values(localeFiles)];
  const missing = [
    ...scripts.filter((file) => !files[file]),
    ...Object.values(fonts).filter((file) => !assets[file]),
  ];
  return [...new Set(missing)].map((file) => ({
    code: 'integrity_missing',
    subject: file,
    reason: `"${file}" is named but has no integrity`,
  }));
}

/** Finds what two remotes both claim. */
function clashes(
  code: CompatibilityIssue['code'],
  what: string,
  claims: { by: string; claim: string; shown: string }[],
): CompatibilityIssue[] {
  const owners = new Map<string, { by: string; shown: string }>();
  const refusals: CompatibilityIssue[] = [];
  for (const { by, claim, shown } of claims) {
    const owner = owners.get(claim);
    if (!owner) owners.set(claim, { by, shown });
    else
      refusals.push({ code, subject: shown, reason: `${what} "${shown}" of ${by} is already ${owner.by}'s` });
  }
  return refusals;
}

/** Every reason why these remotes cannot run in one set: a route or a navigation entry has one owner. */
export function checkTogether(descriptors: Descriptor[]): CompatibilityIssue[] {
  return [
    ...clashes(
      'route_taken',
      'route',
      descriptors.flatMap(({ name, routes }) =>
        routes.map(({ path }) => ({ by: name, claim: routeShape(path), shown: path })),
      ),
    ),
    ...clashes(
      'nav_duplicate',
      'navigation entry',
      descriptors.flatMap(({ name, nav }) => nav.map(({ id }) => ({ by: name, claim: id, shown: id }))),
    ),
  ];
}
