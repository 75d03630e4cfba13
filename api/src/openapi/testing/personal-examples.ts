import { type Example, newAddress } from './example.ts';

/** Example calls about what belongs to one person: notifications and saved views. */
export const personalExamples: Record<string, Example> = {
  inbox: {},
  readNotifications: { input: () => ({ body: { ids: ['1'] } }) },
  readAllNotifications: { input: () => ({ body: { through: '2026-02-01T00:00:00Z' } }) },
  notificationSettings: {},
  changeNotificationSettings: { input: () => ({ body: { kinds: [{ kind: 'fee', on: true }] } }) },
  changeMailSettings: {
    input: () => ({
      body: { frequencies: [{ frequency: 'daily', on: false }], time_zone: 'Asia/Seoul' },
    }),
  },
  tasks: {},
  savedViews: {},
  addSavedView: {
    input: (_id, as) => ({
      body: { path: '/dashboard', name: `${as?.secret ?? 'nobody'} ${newAddress()}`.slice(0, 40), query: '' },
    }),
  },
  updateSavedView: { names: 'view', input: (id) => ({ body: { id, query: 'q=walk' } }) },
  deleteSavedView: { names: 'view', input: (id) => ({ body: { id } }) },
};
