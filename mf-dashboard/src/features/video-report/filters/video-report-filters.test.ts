import {
  readVideoReportFilters,
  VIDEO_REPORT_CODECS,
  writeVideoReportFilters,
} from './video-report-filters.ts';
import type { VideoReportValues } from './video-report-filters.ts';

/** Reads an address as `useQueryStates` does. */
const read = (search: string) => {
  const query = new URLSearchParams(search);
  const values = Object.entries(VIDEO_REPORT_CODECS).map(([name, codec]) => [
    name,
    codec.parse(query.get(name)),
  ]);
  // Built from the table of codecs itself, name by name.
  return readVideoReportFilters(Object.fromEntries(values) as VideoReportValues);
};

it('shows the newest videos of every channel when the address says nothing', () => {
  expect(read('')).toMatchObject({ channel: undefined, sort: 'published', order: 'desc', page: 0 });
});

it('takes channel and order from the address, and only orders that the screen offers', () => {
  expect(read('?channel=c1&sort=rpm&order=asc')).toMatchObject({ channel: 'c1', sort: 'rpm', order: 'asc' });
  expect(read('?sort=premium_rate').sort).toBe('published');
});

it('starts the list over with another channel', () => {
  expect(writeVideoReportFilters({ channel: 'c1' })).toEqual({ channel: 'c1', page: 0 });
});

it('leaves the channel when the member changes, unless both do', () => {
  expect(writeVideoReportFilters({ member: 'm1' })).toEqual({ member: 'm1', channel: undefined, page: 0 });
  expect(writeVideoReportFilters({ member: 'm1', channel: 'c2' })).toEqual({
    member: 'm1',
    channel: 'c2',
    page: 0,
  });
});
