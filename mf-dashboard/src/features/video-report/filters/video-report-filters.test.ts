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
  // Built from VIDEO_REPORT_CODECS name by name.
  return readVideoReportFilters(Object.fromEntries(values) as VideoReportValues);
};

it('readVideoReportFilters() returns the newest videos of all channels for an empty address', () => {
  expect(read('')).toMatchObject({ channel: undefined, sort: 'published', order: 'desc', page: 0 });
});

it('readVideoReportFilters() reads channel and order, and ignores sort columns that the screen lacks', () => {
  expect(read('?channel=c1&sort=rpm&order=asc')).toMatchObject({ channel: 'c1', sort: 'rpm', order: 'asc' });
  expect(read('?sort=premium_rate').sort).toBe('published');
});

it('writeVideoReportFilters() resets the page when the channel changes', () => {
  expect(writeVideoReportFilters({ channel: 'c1' })).toEqual({ channel: 'c1', page: 0 });
});

it('writeVideoReportFilters() removes the channel when only the member changes', () => {
  expect(writeVideoReportFilters({ member: 'm1' })).toEqual({ member: 'm1', channel: undefined, page: 0 });
  expect(writeVideoReportFilters({ member: 'm1', channel: 'c2' })).toEqual({
    member: 'm1',
    channel: 'c2',
    page: 0,
  });
});
