import { CONTRACT_VERSION } from '@portal/shared/contract';
import { satisfiesContract } from '@portal/shared/release';
import type { Permission, ReleaseRemote, RemoteBuild } from '@portal/shared/release';
import type { FailureClass } from './remote-failure.ts';

/** The class of failure when a route of a remote may not be opened, or undefined when it may. */
export const findGateFailure = (
  remote: ReleaseRemote | undefined,
  route: string,
  hasPermission: (permission: Permission) => boolean,
): FailureClass | undefined => {
  if (!remote?.on) return 'off';
  const entry = remote.build.descriptor.routes.find(({ id }) => id === route);
  if (!entry) return 'shape';
  return hasPermission(entry.permission) ? undefined : 'permission';
};

/** Whether the contract range of a build includes this shell's contract version. */
export const isContractCompatible = (build: RemoteBuild): boolean =>
  satisfiesContract(build.descriptor.contract, CONTRACT_VERSION);
