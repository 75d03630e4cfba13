import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import type { FakeRequest, Payload, PortalSetup } from '@portal/shared/testing';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { channel, channels } from '../../../testing/channel-fixtures.ts';
import { annotations, freshness, summary, trend, video, videos } from '../../../testing/report-fixtures.ts';
import { serveViews } from '../../../testing/serve-views.ts';
import type { PricedVideo, Prices } from '../prices/prices.api.ts';

const subAccounts = [
  { id: 'm1', email: 'member1@aurora.example', nickname: '민지원' },
  { id: 'm2', email: 'member2@aurora.example', nickname: '하도윤' },
];

const CHANNELS = [channel('c1', '오늘의 골목'), channel('c2', '소소한 식탁')];

const priced = (id: string, title: string, rpm: string): PricedVideo => ({
  id,
  title,
  thumbnail: `/media/video/${id}.svg`,
  channel: { id: 'c1', name: '오늘의 골목', thumbnail: '/media/channel/c1.svg' },
  rpm,
  views: 4_200,
  revenue: '500',
});

/** Prices; those of a single channel are lower than those of all. */
export const prices = (
  { query }: FakeRequest,
  changes: Partial<Prices['selected']> = {},
): Payload<Prices> => {
  const all = {
    average: '62.24',
    highest: priced('v-highest', '가장 비싼 영상', '171.4'),
    lowest: priced('v-lowest', '가장 싼 영상', '12.3'),
  };
  const ofChannel = { ...all, average: '41.7', highest: priced('v-mine', '채널에서 비싼 영상', '99.1') };
  return {
    period: { from: query.get('from') ?? '', to: query.get('to') ?? '' },
    currency: 'KRW',
    status: 'estimated',
    least_views: 100,
    points: [],
    selected: { ...(query.has('channel') ? ofChannel : all), ...changes },
    all,
  };
};

/** Fakes all endpoints of the screen; a test replaces the one it is about. */
export const serveVideoReport = ({ videoCount = 2 } = {}) => {
  const all = Array.from({ length: videoCount }, (_, index) =>
    video({ id: `v${index}`, title: `영상 ${index}` }),
  );
  fakeApi.get('/report/freshness', freshness());
  serveViews();
  return {
    prices: fakeApi.get('/report/prices', (request) => prices(request)),
    summary: fakeApi.get('/report/summary', (request) => summary(request)),
    trend: fakeApi.get('/report/trend', trend),
    annotations: fakeApi.get('/report/annotations', annotations),
    videos: fakeApi.get('/report/videos', videos(all)),
    channels: fakeApi.get('/channel/list', channels(CHANNELS)),
  };
};

export const openVideoReport = (at = '/report-video', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, subAccounts, ...setup });

/** The card of a price. Its list exists from the start, with skeletons. */
export const priceCard = async (name: string) => {
  const label = await waitFor(() =>
    within(screen.getByRole('list', { name: '단가 지표' })).getByRole('button', { name }),
  );
  const card = label.closest('li');
  if (!card) throw new Error('The price stands in no list.');
  return within(card);
};
