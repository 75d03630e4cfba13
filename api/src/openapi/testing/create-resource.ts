import type { TestApi } from '../../platform/testing/describe-databases.ts';
import { addChannel, addNotice, insertAccount, addView, type TestAccount } from './test-accounts.ts';
import type { ResourceKind } from './example.ts';

/**
 * Creates a resource of an account, so that calls may delete it. `manager` is the account's manager, or the account
 * itself.
 */
export const createResource = async (
  api: TestApi,
  thing: ResourceKind,
  { manager, person }: { manager: TestAccount; person: TestAccount },
) => {
  if (thing === 'notice') return addNotice(api, person.domain, `notices${person.domain}`);
  if (thing === 'view') return addView(api, person);
  if (thing === 'domain') return person.domain;
  if (thing === 'member')
    return (await insertAccount(api, { domain: manager.domain, role: 'member', manager })).id;
  const made = await addChannel(api, manager, person.role === 'member' ? [person] : []);
  return thing === 'video' ? made.videoId : made.id;
};
