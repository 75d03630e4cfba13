import type { TestWorld } from '../../platform/testing/describe-databases.ts';
import { addChannel, addNotice, insertAccount, addView, type TestAccount } from './test-accounts.ts';
import type { ResourceKind } from './examples.ts';

/**
 * Creates a resource of an account, so that calls may delete it. `manager` is the account's manager, or the account
 * itself.
 */
export const createResource = async (
  world: TestWorld,
  thing: ResourceKind,
  { manager, person }: { manager: TestAccount; person: TestAccount },
) => {
  if (thing === 'notice') return addNotice(world, person.domain, `notices${person.domain}`);
  if (thing === 'view') return addView(world, person);
  if (thing === 'domain') return person.domain;
  if (thing === 'member')
    return (await insertAccount(world, { domain: manager.domain, role: 'member', manager })).id;
  const made = await addChannel(world, manager, person.role === 'member' ? [person] : []);
  return thing === 'video' ? made.videoId : made.id;
};
