import type { Delivery } from '../features/deliveries/deliveries.api.ts';

/** A report of views that counts and replaced an earlier one. */
export const deliveryFixture = (changes: Partial<Delivery> = {}): Delivery => ({
  id: 'f2',
  type: 'content_owner_basic_a4',
  owner: '',
  day: '2026-11-18',
  counts: true,
  name: 'second.csv',
  created_at: '2026-11-20T08:00:00.000Z',
  delivered_at: '2026-11-21T20:00:00.000Z',
  delivered_by: { role: 'operator', email: 'operator@console.example' },
  reason: null,
  withdrawn_at: null,
  rows: { read: 1200, unknown_channel: 3 },
  facts: 900,
  views: 4520,
  revenue_micros: null,
  replaced: { id: 'f1', name: 'first.csv', facts: 880, views: 4300, revenue_micros: null },
  ...changes,
});
