import { CONTRACT_VERSION } from '@portal/shared/contract';
import { satisfiesContract } from '@portal/shared/release';
import type { Permission, ReleaseRemote, RemoteBuild } from '@portal/shared/release';
import type { FailureClass } from './remote-failure.ts';

/** Why a route of a remote may not be opened at all, or undefined when it may. */
export const refusal = (
  remote: ReleaseRemote | undefined,
  route: string,
  permits: (permission: Permission) => boolean,
): FailureClass | undefined => {
  if (!remote?.on) return 'off';
  const entry = remote.build.descriptor.routes.find(({ id }) => id === route);
  if (!entry) return 'shape';
  return permits(entry.permission) ? undefined : 'permission';
};

/** Whether a build was written for the contract this shell offers. */
export const fitsContract = (build: RemoteBuild): boolean =>
  satisfiesContract(build.descriptor.contract, CONTRACT_VERSION);
