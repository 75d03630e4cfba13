import { after } from 'node:test';
import { nextNumber } from '../../platform/testing/fixtures.ts';
import { type StandInChannel, startStandIn } from '@portal/youtube-stand-in';

/** Starts the stand-in for the tests of a file; `environment` makes a server use it. */
export const openStandIn = async (options: { now?: () => Date } = {}) => {
  const standIn = await startStandIn(options);
  after(() => standIn.close());
  return { standIn, environment: { YOUTUBE_API_KEY: standIn.key, YOUTUBE_API_ROOT: standIn.url } };
};

/** A channel that is unique in this test run. */
export const newStandInChannel = (given: Partial<StandInChannel> = {}): StandInChannel => {
  const number = nextNumber();
  return {
    id: `UC${String(number).padStart(22, 'x')}`,
    handle: `@walk.${number}`,
    title: `Walk ${number}`,
    subscribers: 84_321,
    videos: 213,
    thumbnail: `https://yt3.ggpht.com/ytc/walk-${number}=s240`,
    ...given,
  };
};
