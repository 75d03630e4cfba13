import type { TestWorld } from '../../platform/testing/describe-databases.ts';
import { addChannel, addNotice, addPerson, addView, type Person } from './cast.ts';
import type { Thing } from './examples.ts';

/** Makes a thing of somebody's, so that calls may take it away. The manager is theirs, or they themselves. */
export const makeThing = async (
  world: TestWorld,
  thing: Thing,
  { manager, person }: { manager: Person; person: Person },
) => {
  if (thing === 'notice') return addNotice(world, person.domain, `notices${person.domain}`);
  if (thing === 'view') return addView(world, person);
  if (thing === 'domain') return person.domain;
  if (thing === 'member')
    return (await addPerson(world, { domain: manager.domain, role: 'member', manager })).id;
  const made = await addChannel(world, manager, person.role === 'member' ? [person] : []);
  return thing === 'video' ? made.videoId : made.id;
};
