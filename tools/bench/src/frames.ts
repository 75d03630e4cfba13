import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { openLongLists, openManyTracks, openManyVideos } from '@portal/api/bench';
import { paths } from '@portal/shared/routing';
import { launch } from './browser/launch.ts';
import { signIn } from './browser/session.ts';
import { cacheFolder } from './cache-folder.ts';
import { startPortal } from './measured-portal.ts';
import { openDashboard } from './screen/dashboard.ts';
import { listScenarios } from './screen/list-scenarios.ts';
import { measureFrames } from './screen/measure-frames.ts';
import { openScreen } from './screen/open-screen.ts';
import { watchFrames } from './screen/watch-frames.ts';

type Data = {
  host: string;
  email: string;
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/** Serves the data, signs in as its manager and stops everything after `measure`. */
async function withPortal(
  data: Data,
  measure: (browser: Browser, at: Parameters<typeof openDashboard>[1]) => Promise<void>,
) {
  const portal = await startPortal({ environment: data.environment, hasLowPriority: true });
  const browser = await launch();
  try {
    const origin = `http://${data.host}:${portal.port}`;
    const session = await signIn(browser, origin, data.email);
    await measure(browser, { origin, session, initScript: watchFrames });
  } finally {
    await browser.close();
    await portal.stop();
    await data.stop();
  }
}

const announce = (text: string) => console.log(`\n${text}; load average ${loadavg()[0]?.toFixed(1)}`);

async function measureVideos() {
  console.log('making 100,000 videos, where they are not there yet …');
  const many = await openManyVideos(cacheFolder);
  await withPortal(many, async (browser, at) => {
    const dashboard = await openDashboard(browser, at);
    const total = await dashboard.page.getByText(/^[\d,]+개$/).innerText();
    announce(`The list has ${total} of ${many.videos.toLocaleString('en')} videos`);
    const words = ['고양이', '골목 산책', '여름'];
    await measureFrames(browser, dashboard, listScenarios({ label: '내 영상', words }));
  });
}

/** The long lists of a manager; the words find many rows, a few and none. */
const lists = [
  { path: paths.manageChannel.path, label: '채널 목록', words: ['산책', '골목 123', '없는 채널'] },
  { path: paths.manageMember.path, label: '멤버 목록', words: ['many1', '하도윤 77', '없는 멤버'] },
];

async function measureLists() {
  console.log('making 10,000 channels and members, where they are not there yet …');
  const long = await openLongLists(cacheFolder);
  await withPortal(long, async (browser, at) => {
    for (const { path, ...list } of lists) {
      const screen = await openScreen(browser, { ...at, path, whole: 'main tbody tr' });
      announce(`${list.label}: ${long.rows.toLocaleString('en')} rows`);
      await measureFrames(browser, screen, listScenarios(list));
      await screen.page.context().close();
    }
  });
}

async function measureTracks() {
  console.log('making 134,448 tracks, where they are not there yet …');
  const many = await openManyTracks(cacheFolder);
  await withPortal(many, async (browser, at) => {
    const screen = await openScreen(browser, { ...at, path: paths.musicsAll.path, whole: 'main tbody tr' });
    const total = await screen.page
      .getByText(/^[\d,]+곡$/)
      .first()
      .innerText();
    announce(`The catalogue has ${total}`);
    const words = ['사랑', 'summer ligth', 'KRX4G2600'];
    await measureFrames(browser, screen, listScenarios({ label: '음원 목록', words, sort: '정렬' }));
  });
}

const measurements = { videos: measureVideos, lists: measureLists, tracks: measureTracks };

export type LongList = keyof typeof measurements;

/** Measures the frames of long lists in use, one after another. */
export async function measureLongLists(names: readonly LongList[]) {
  for (const name of names) await measurements[name]();
}
