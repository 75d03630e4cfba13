import type { components } from '@portal/shared/api';
import { type ReleaseSet, releaseSetSchema } from '@portal/shared/release';
import type { Client } from '../server/client.ts';
import type { GetData } from '../server/operations.ts';

type Schemas = components['schemas'];

export type Change = Schemas['ReleaseChange'];
export type Freeze = Schemas['ReleaseFreeze'];
export type LeftOut = Schemas['LeftOutBuild'];
export type LogEntry = Schemas['ReleaseMove'];
export type PlannedMove = Schemas['PlannedMove'];
export type Proof = Schemas['ReleaseProof'];
export type ProofFailure = Schemas['ProofFailure'];
export type Rollout = Schemas['ReleaseRollout'];
export type StartedDomain = Schemas['StartedDomain'];

/** What a domain runs, and its latest moves. */
export type Release = GetData<'/operator/release'> & { set: ReleaseSet };

/** Fetches what a domain runs. */
export async function fetchRelease(domain: string, client: Client): Promise<Release> {
  const release = await client.get('/operator/release', { domain });
  return { ...release, set: releaseSetSchema.parse(release.set) };
}

/** What a change of a domain or of its rollout has to name: what the domain ran when it was fetched. */
export const tagOf = ({ set, rollout }: Release) => rollout?.tag ?? `"${set.id}"`;
