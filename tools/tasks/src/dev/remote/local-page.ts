import { hasReleaseSet, readReleaseSet, replaceReleaseSet } from '@portal/api/pages';
import {
  checkConflicts,
  type Descriptor,
  type CompatibilityIssue,
  type ReleaseSet,
  resolveRoute,
  createReleaseSet,
  trustedTypesPolicies,
} from '@portal/shared/release';
import type { Page } from '../proxy.ts';
import { buildBasePath } from './local-build.ts';

/** Milliseconds, long enough that a breakpoint does not make the shell load the fallback build. */
const DEBUG_BUDGET = { entry: 60_000, mount: 600_000 };

/** Replaces the Trusted Types policies that a content security policy allows. */
const withTrustedTypes = (policy: string, names: readonly string[]) =>
  policy.replace(/(?<=(?:^|;\s*)trusted-types )[^;]*/, () => names.join(' '));

const otherDescriptors = ({ remotes }: ReleaseSet, name: string) =>
  Object.values(remotes).flatMap((remote) =>
    remote.on && remote.build.descriptor.name !== name ? [remote.build.descriptor] : [],
  );

/** The reasons why a local build cannot run together with the other remotes of a page. */
export const findConflicts = (html: string, descriptor: Descriptor): CompatibilityIssue[] =>
  checkConflicts([...otherDescriptors(readReleaseSet(html), descriptor.name), descriptor]);

/**
 * A published page with a local build of one remote, in place of the published build or in addition to the other
 * remotes. It has no fallback build, so that its errors show.
 */
export async function withLocalBuild(page: Page, descriptor: Descriptor): Promise<Page> {
  if (!hasReleaseSet(page.html)) return page;
  const { id: _, ...published } = readReleaseSet(page.html);
  const build = { base: buildBasePath(descriptor), descriptor };
  const set = await createReleaseSet({
    ...published,
    remotes: { ...published.remotes, [descriptor.name]: { on: true, build, budget: DEBUG_BUDGET } },
  });
  const { 'content-security-policy': policy } = page.headers;
  return {
    ...page,
    // The server returns 404 for routes of a remote that is not released there.
    status: page.status === 404 && resolveRoute(set, page.path) ? 200 : page.status,
    headers: {
      ...page.headers,
      'content-security-policy': withTrustedTypes(String(policy), trustedTypesPolicies(set)),
    },
    html: replaceReleaseSet(page.html, page.path, set),
  };
}
