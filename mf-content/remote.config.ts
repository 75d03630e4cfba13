import type { RemoteConfig } from '@portal/shared/release';
import { guides } from './src/features/guides/guides.ts';

export default {
  name: 'mf-content',
  contract: '^1.0.0',
  routes: [
    {
      id: 'notices',
      path: '/notices',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '공지사항', en: 'Notices', 'zh-CN': '公告', 'zh-TW': '公告' },
      playlist: true,
      calls: ['/notice/list?page=0&size=20'],
    },
    {
      id: 'notice',
      path: '/notices/:id',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '공지사항', en: 'Notice', 'zh-CN': '公告', 'zh-TW': '公告' },
      playlist: true,
    },
    {
      id: 'guides',
      path: '/guides',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '이용 가이드', en: 'Guides', 'zh-CN': '使用指南', 'zh-TW': '使用指南' },
    },
    ...guides.map(({ id, path, title }) => ({
      id: `guide-${id}`,
      path,
      title,
      ...({ layout: 'dashboard', permission: 'signed-in' } as const),
    })),
    {
      id: 'payment-info',
      path: '/payment-info',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '정산 정보', en: 'Payment info', 'zh-CN': '结算信息', 'zh-TW': '結算資訊' },
    },
  ],
  nav: [
    {
      id: 'notices',
      order: 210,
      group: 'guidance',
      icon: 'notices',
      label: { ko: '공지사항', en: 'Notices', 'zh-CN': '公告', 'zh-TW': '公告' },
      route: 'notices',
      permission: 'signed-in',
    },
    {
      id: 'guides',
      order: 220,
      group: 'guidance',
      icon: 'guides',
      label: { ko: '이용 가이드', en: 'Guides', 'zh-CN': '使用指南', 'zh-TW': '使用指南' },
      route: 'guides',
      permission: 'signed-in',
    },
    {
      id: 'payment-info',
      order: 230,
      group: 'guidance',
      icon: 'payment',
      label: { ko: '정산 정보', en: 'Payment info', 'zh-CN': '结算信息', 'zh-TW': '結算資訊' },
      route: 'payment-info',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
