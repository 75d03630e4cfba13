import { canonicalJson, type ReleaseSetContent, type RemoteRoute, sha256Hex } from '@portal/shared/release';
import type { SiteKind } from './compose-set.ts';

export type ProofVerdict = 'passed' | 'failed';

/** The kind of a site, which decides who signs in there and which pages they have. */
export type ProofSite = 'partner' | 'playlist' | 'console';

export type ProofRole = 'manager' | 'member' | 'operator';

/** A page of a remote that a browser opens as someone with a role. */
export type ProofVisit = { remote: string; version: string; route: string; role: ProofRole };

/** What went wrong; `shell` in place of a remote outside of their pages. */
export type ProofFailure = {
  remote: string;
  route: string | null;
  /** As whom the page was opened; empty in proofs from before it was recorded. */
  roles: readonly ProofRole[];
  code: ProofFailureCode;
  reason: string;
  /** Where it came from, innermost frame first; empty when the browser did not say. */
  stack: readonly string[];
};

export const proofFailureCodes = [
  'console_error',
  'uncaught_error',
  'policy_violation',
  'request_failed',
  'error_panel',
  'not_mounted',
  'sign_in_failed',
  'not_visited',
] as const;

export type ProofFailureCode = (typeof proofFailureCodes)[number];

type Content = Pick<ReleaseSetContent, 'shell' | 'remotes'>;

const ROLES: Record<ProofSite, readonly ProofRole[]> = {
  partner: ['manager', 'member'],
  playlist: ['manager', 'member'],
  console: ['operator'],
};

const PERMITTED: Record<RemoteRoute['permission'], readonly ProofRole[]> = {
  'signed-in': ['manager', 'member', 'operator'],
  manager: ['manager'],
  operator: ['operator'],
};

export const toProofSite = ({ is_playlist, is_console }: SiteKind): ProofSite =>
  is_console ? 'console' : is_playlist ? 'playlist' : 'partner';

const listRunning = ({ remotes }: Content) =>
  Object.entries(remotes)
    .flatMap(([name, remote]) => (remote.on ? [{ name, build: remote.build }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The hash of everything that a proof depends on: the kind of site, the shell and the builds that run. Neither the
 * domain nor fallback builds are part of it, nor the versions of remotes that are off.
 */
export const computeProofKey = (site: ProofSite, content: Content): Promise<string> =>
  sha256Hex(
    canonicalJson({
      site,
      shell: content.shell,
      remotes: Object.fromEntries(listRunning(content).map(({ name, build }) => [name, build])),
    }),
  );

/**
 * The remotes whose pages run the same code in both sets. A page runs the shell and its own remote; of the others it has
 * only data, which the check of the set compares. So none is left when the shell differs.
 */
export const listSameRemotes = (base: Content, set: Content): Set<string> => {
  if (canonicalJson(base.shell) !== canonicalJson(set.shell)) return new Set();
  const before = new Map(listRunning(base).map(({ name, build }) => [name, canonicalJson(build)]));
  return new Set(
    listRunning(set)
      .filter(({ name, build }) => before.get(name) === canonicalJson(build))
      .map(({ name }) => name),
  );
};

/** Every page of a set, as each role that may open it on such a site. */
export const listVisits = (site: ProofSite, content: Content): (ProofVisit & { path: string })[] =>
  listRunning(content).flatMap(({ name, build: { descriptor } }) =>
    descriptor.routes
      .filter(({ playlist }) => site !== 'playlist' || playlist === true)
      .flatMap(({ id, path, permission }) =>
        ROLES[site]
          .filter((role) => PERMITTED[permission].includes(role))
          .map((role) => ({ remote: name, version: descriptor.version, route: id, path, role })),
      ),
  );
