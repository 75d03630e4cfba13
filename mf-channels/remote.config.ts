import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-channels',
  contract: '^1.0.0',
  routes: [
    {
      id: 'channels',
      path: '/manage-channel',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '채널 관리', en: 'Channels', 'zh-CN': '频道管理', 'zh-TW': '頻道管理' },
      calls: ['/channel/list?page=0&size=20&sort=registered&order=desc'],
    },
  ],
  nav: [
    {
      id: 'channels',
      order: 110,
      group: 'operation',
      icon: 'channels',
      label: { ko: '채널 관리', en: 'Channels', 'zh-CN': '频道管理', 'zh-TW': '頻道管理' },
      route: 'channels',
      permission: 'signed-in',
    },
  ],
  modals: ['addChannel', 'assign', 'delete', 'history', 'review', 'unassign', 'verify'],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
