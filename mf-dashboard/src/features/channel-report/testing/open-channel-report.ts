import { screen, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { annotations, freshness } from '../../../testing/report-fixtures.ts';
import { serveViews } from '../../../testing/serve-views.ts';
import { channels, channelsNamed, channelTrend } from './channel-fixtures.ts';

const subAccounts = [{ id: 'm1', email: 'member1@aurora.example', nickname: '민지원' }];

/** Fakes all endpoints of the screen; a test replaces the one it is about. */
export const serveChannels = ({ count = 8 } = {}) => {
  const all = channelsNamed(count);
  fakeApi.get('/report/freshness', freshness());
  serveViews();
  return {
    channels: fakeApi.get('/report/channels', channels(all)),
    trend: fakeApi.get('/report/channels/trend', channelTrend(all)),
    annotations: fakeApi.get('/report/annotations', annotations),
  };
};

export const openChannelReport = (at = '/report-channel', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, subAccounts, ...setup });

/** The checkbox that selects a channel's line. */
export const boxOf = (name: string) => screen.findByRole('checkbox', { name: `차트에 ${name} 표시` });

/** The names of the lines, from the value text of the chart's slider. */
export const linesOf = async (title: string): Promise<string[]> => {
  const figure = await screen.findByRole('figure', { name: title });
  const words = within(figure).getByRole('slider').getAttribute('aria-valuetext') ?? '';
  return words
    .split(', ')
    .slice(1)
    .filter((part) => /^[^≈]+ [₩–]/.test(part))
    .map((part) => part.replace(/ [₩–].*$/, ''));
};
