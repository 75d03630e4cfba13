import { renderRoute } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';

const subAccounts = [
  { id: 'm1', email: 'member1@aurora.example', nickname: '민지원' },
  { id: 'm2', email: 'member2@aurora.example', nickname: '하도윤' },
];

/** Opens the page of a manager, unless another session is given. */
export const openPayouts = async (at = '/dashboard/payouts', setup: Omit<PortalSetup, 'at'> = {}) => {
  // In the portal, the shell loads the texts of forms and exports with the modules that it provides.
  await import('../manager/manager-payouts.tsx');
  return renderRoute(remote, config, { at, subAccounts, ...setup });
};
