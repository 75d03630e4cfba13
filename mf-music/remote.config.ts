import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-music',
  contract: '^1.0.0',
  routes: [
    {
      id: 'home',
      path: '/musics',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '음원', en: 'Music', 'zh-CN': '音乐', 'zh-TW': '音樂' },
      calls: [
        '/report/freshness',
        '/music/popular?size=10',
        '/music/favourites',
        '/music/tags',
        '/music/tracks?page=0&size=20',
        '/report/tracks?period=28d&size=5',
      ],
    },
    {
      id: 'all',
      path: '/musics/all',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '전체 음원', en: 'All tracks', 'zh-CN': '全部音乐', 'zh-TW': '全部音樂' },
    },
    {
      id: 'tags',
      path: '/musics/tags',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '무드 태그', en: 'Mood tags', 'zh-CN': '情绪标签', 'zh-TW': '情境標籤' },
    },
    {
      id: 'track',
      path: '/musics/tracks/:isrc',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '음원 상세', en: 'Track', 'zh-CN': '音乐详情', 'zh-TW': '音樂詳情' },
    },
    {
      id: 'shopping',
      path: '/musics/shopping',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '쇼핑 사운드', en: 'Shopping sounds', 'zh-CN': '购物音乐', 'zh-TW': '購物音樂' },
    },
  ],
  nav: [
    {
      id: 'music',
      order: 120,
      group: 'operation',
      icon: 'music',
      label: { ko: '음원 리스트', en: 'Music', 'zh-CN': '音乐列表', 'zh-TW': '音樂清單' },
      route: 'home',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
