import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-music',
  contract: '^1.0.0',
  routes: [
    {
      id: 'catalogue',
      path: '/musics',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '음원', en: 'Music', 'zh-CN': '音乐', 'zh-TW': '音樂' },
      playlist: false,
    },
  ],
  nav: [
    {
      id: 'music',
      order: 120,
      group: 'operation',
      icon: 'music',
      label: { ko: '음원 리스트', en: 'Music', 'zh-CN': '音乐列表', 'zh-TW': '音樂清單' },
      route: 'catalogue',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
