import { formatChannelUrl, isWebUrl } from './channel-url.ts';

test.each([
  ['https://www.youtube.com/@small.table', '@small.table'],
  ['https://youtube.com/@한밤라디오/shorts', '@한밤라디오'],
  ['https://www.youtube.com/channel/UCabc/', 'youtube.com/channel/UCabc'],
  ['https://youtube.com/%E0%A4%A', 'youtube.com/%E0%A4%A'],
  ['not an address', 'not an address'],
])('formatChannelUrl(%s) returns %s', (url, name) => {
  expect(formatChannelUrl(url)).toBe(name);
});

test.each([
  ['https://youtube.com/@a', true],
  ['javascript:alert(1)', false],
  ['//youtube.com', false],
])('isWebUrl(%s) returns %s', (url, expected) => {
  expect(isWebUrl(url)).toBe(expected);
});
