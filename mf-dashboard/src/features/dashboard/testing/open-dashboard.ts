import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import {
  annotations,
  countries,
  freshness,
  summary,
  trend,
  video,
  videos,
} from '../../../testing/report-fixtures.ts';
import { serveViews } from '../../../testing/serve-views.ts';

const subAccounts = [
  { id: 'm1', email: 'member1@aurora.example', nickname: '민지원' },
  { id: 'm2', email: 'member2@aurora.example', nickname: '하도윤' },
];

const videosNamed = (count: number) =>
  Array.from({ length: count }, (_, index) => video({ id: `v${index}`, title: `영상 ${index}` }));

/** Fakes all endpoints of the screen; a test replaces the one it is about. */
export const serveReports = ({ videoCount = 2 } = {}) => {
  fakeApi.get('/report/freshness', freshness());
  serveViews();
  return {
    summary: fakeApi.get('/report/summary', (request) => summary(request)),
    trend: fakeApi.get('/report/trend', trend),
    annotations: fakeApi.get('/report/annotations', annotations),
    countries: fakeApi.get('/report/countries', countries),
    videos: fakeApi.get('/report/videos', videos(videosNamed(videoCount))),
  };
};

export const openDashboard = (at = '/dashboard', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, subAccounts, ...setup });

/** The button of a key figure, queried again each time, because the list first contains skeletons. */
export const figure = (name: string) =>
  waitFor(() => within(screen.getByRole('list', { name: '주요 지표' })).getByRole('button', { name }));

/** The card of a figure. */
export const cardOf = (button: HTMLElement) => {
  const card = button.closest('li');
  if (!card) throw new Error('The figure stands in no list.');
  return within(card);
};
