import { readChannelAddress } from './read-channel-address.ts';

const ID = 'UC0123456789_bcdefgh-jkl';

it.each([
  ['youtube.com/@hangang', '@hangang'],
  [' https://m.youtube.com/@hangang/shorts?si=abc ', '@hangang'],
  ['https://www.youtube.com/@%ED%95%9C%EA%B0%95', '@한강'],
  [`https://studio.youtube.com/channel/${ID}/videos`, ID],
  [ID, ID],
])('%s names a channel', (text, channel) => {
  expect(readChannelAddress(text)).toBe(channel);
});

it.each([
  '',
  '한강 산책',
  '@hangang',
  'UC123',
  'youtube.com/channel/UC123',
  'youtube.com/@',
  'youtube.com/@%E0%A4%A',
  'youtube.com/watch?v=@hangang',
  'youtube.com.example/@hangang',
  'https://example.com/youtube.com/@hangang',
])('“%s” names no channel', (text) => {
  expect(readChannelAddress(text)).toBeUndefined();
});
