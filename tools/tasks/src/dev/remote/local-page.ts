import { hasReleaseSet, readReleaseSet, replaceReleaseSet } from '@portal/api/pages';
import {
  checkTogether,
  type Descriptor,
  type CompatibilityIssue,
  type ReleaseSet,
  resolveRoute,
  sealReleaseSet,
  trustedTypesPolicies,
} from '@portal/shared/release';
import type { Page } from '../front.ts';
import { baseOf } from './local-build.ts';

/** Nobody is shown another build because a developer stops at a breakpoint. */
const BUDGET = { entry: 60_000, mount: 600_000 };

/** What the page's policy allows to be made, as the release set has it. */
const withTrustedTypes = (policy: string, names: readonly string[]) =>
  policy.replace(/(?<=(?:^|;\s*)trusted-types )[^;]*/, () => names.join(' '));

const othersIn = ({ remotes }: ReleaseSet, name: string) =>
  Object.values(remotes).flatMap((remote) =>
    remote.on && remote.build.descriptor.name !== name ? [remote.build.descriptor] : [],
  );

/** The reasons why a local build cannot run beside the other remotes of a page. */
export const clashesOn = (html: string, descriptor: Descriptor): CompatibilityIssue[] =>
  checkTogether([...othersIn(readReleaseSet(html), descriptor.name), descriptor]);

/**
 * A published page that runs a local build of one remote in place of the published one, or beside the others where
 * none is on. No build stands behind it: what is wrong with it has to show.
 */
export async function withLocalBuild(page: Page, descriptor: Descriptor): Promise<Page> {
  if (!hasReleaseSet(page.html)) return page;
  const { id: _, ...published } = readReleaseSet(page.html);
  const build = { base: baseOf(descriptor), descriptor };
  const set = await sealReleaseSet({
    ...published,
    remotes: { ...published.remotes, [descriptor.name]: { on: true, build, budget: BUDGET } },
  });
  const { 'content-security-policy': policy } = page.headers;
  return {
    ...page,
    // The server does not know the routes of a remote that is not released there.
    status: page.status === 404 && resolveRoute(set, page.path) ? 200 : page.status,
    headers: {
      ...page.headers,
      'content-security-policy': withTrustedTypes(String(policy), trustedTypesPolicies(set)),
    },
    html: replaceReleaseSet(page.html, page.path, set),
  };
}
