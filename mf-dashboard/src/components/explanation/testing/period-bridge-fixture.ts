import type { FakeRequest, Payload } from '@portal/shared/testing';
import { windowOf } from '../../../testing/report-fixtures.ts';
import type { PeriodBridge } from '../period-bridge.api.ts';

/** The bridge of two periods whose revenue has grown from 100,000 to 121,400 won. */
export const periodBridge =
  (changes: Partial<PeriodBridge> = {}) =>
  (request: FakeRequest): Payload<PeriodBridge> => {
    const { period, compare } = windowOf(request);
    const [from, to] = [request.query.get('compare_from'), request.query.get('compare_to')];
    return {
      currency: 'KRW',
      of: 'account',
      period,
      compare: from !== null && to !== null ? { from, to } : compare,
      compare_gap: null,
      compare_changes: [],
      before: { amount: '100000', views: 1_000 },
      after: { amount: '121400.3', views: 1_200 },
      parts: [
        { cause: 'views', amount: '30000.4' },
        { cause: 'price', amount: '-9000.4' },
        { cause: 'new_channels', amount: '1000' },
        { cause: 'gone_videos', amount: '0' },
        { cause: 'rate', amount: '-599.7' },
      ],
      contributions: {
        of: 'channels',
        items: [
          {
            id: 'c1',
            name: '채널 1',
            before: '10000',
            after: '30000',
            difference: '20000',
            cause: 'views',
          },
          { id: 'c2', name: '채널 2', before: '0', after: '1000', difference: '1000', cause: 'new_channels' },
        ],
        others: { count: 3, difference: '400.3' },
      },
      ...changes,
    };
  };
