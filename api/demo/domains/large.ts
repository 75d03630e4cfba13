import { CHANNEL_STATUS } from '@portal/shared/facts';
import { island } from '../titles/zh-tw-city.ts';
import { alley } from '../titles/ko-city.ts';
import { catLab } from '../titles/ko-life.ts';
import { table } from '../titles/ko-table.ts';
import { aurora } from './aurora.ts';
import type { DemoChannel, DemoDomain } from './domain.ts';

const CHANNELS = 1_000;
const SHORTS_PER_CHANNEL = 100;
const MEMBERS = 20;
const titles = [alley, table, catLab, island];
const names = ['골목 산책', '한 끼 식탁', '고양이 관찰', '섬 산책'];

const createChannel = (index: number): DemoChannel => {
  const number = String(index + 1).padStart(4, '0');
  const kind = titles[index % titles.length] ?? alley;
  return {
    name: `${names[index % names.length] ?? ''} ${number}`,
    handle: `@channel.${number}`,
    category: (['bgm', 'song', 'ost'] as const)[index % 3] ?? 'bgm',
    status: CHANNEL_STATUS.approved,
    verification: 'verified',
    registered: 420,
    approved: 418,
    members: [(index % MEMBERS) + 1],
    shorts: { count: SHORTS_PER_CHANNEL, titles: kind },
  };
};

/** One partner with 1,000 channels and 100,000 shorts. */
export const large: DemoDomain = {
  ...aurora,
  key: 'large',
  name: 'Large',
  members: Array.from({ length: MEMBERS }, (_, index) => ({
    nickname: `멤버 ${index + 1}`,
    fees: [{ since: 400, basisPoints: 500 }],
  })),
  channels: Array.from({ length: CHANNELS }, (_, index) => createChannel(index)),
  audience: { views: 38_000_000, rpm: 0.0447, leastViews: 12, countries: aurora.audience?.countries ?? {} },
};
