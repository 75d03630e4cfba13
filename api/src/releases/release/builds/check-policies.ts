import { findTrustedTypesPolicies, trustedTypesPolicyName } from '@portal/shared/release';
import type { BuildRefusal } from './build-refused-error.ts';
import type { Inventory } from './inventory.ts';
import { readScripts } from './read-scripts.ts';

const listNames = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ') || 'none';

/**
 * Returns why the Trusted Types policies that a build declares may not be allowed on pages. A page lists what its builds
 * declare, so a name that no script creates would be free for injected code, and one such as `default` would be asked
 * for the values of all scripts.
 */
export async function checkPolicies(
  folder: string,
  { kind, name, version, document: { files, policies } }: Inventory,
): Promise<BuildRefusal[]> {
  // Builds of earlier versions declare nothing, and pages allow their chunk loader's policy only.
  if (!policies) return [];
  const own = trustedTypesPolicyName(name, version);
  const subject = kind === 'shell' ? 'shell.json' : 'remote.json';
  const scripts = await readScripts(folder, Object.keys(files));
  const created = [...new Set(scripts.flatMap(({ text }) => findTrustedTypesPolicies(text)))].toSorted();
  const declared = [...new Set(policies)].toSorted();
  const refusals: BuildRefusal[] = [];
  if (declared.join(' ') !== created.join(' ')) {
    const reason = `declares the Trusted Types policies ${listNames(declared)}, its scripts create ${listNames(created)}`;
    refusals.push({ code: 'policies_differ', subject, reason });
  }
  if (kind === 'shell') return refusals;
  for (const policy of declared.filter((each) => each !== own)) {
    const reason = `a remote may create the Trusted Types policy "${own}" only`;
    refusals.push({ code: 'policy_foreign', subject: policy, reason });
  }
  return refusals;
}
