import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-members',
  contract: '^1.0.0',
  routes: [
    {
      id: 'members',
      path: '/manage-member',
      layout: 'dashboard',
      permission: 'manager',
      title: { ko: '멤버 관리', en: 'Members', 'zh-CN': '成员管理', 'zh-TW': '成員管理' },
    },
    {
      id: 'member',
      path: '/manage-member/:id',
      layout: 'dashboard',
      permission: 'manager',
      title: { ko: '멤버 상세', en: 'Member details', 'zh-CN': '成员详情', 'zh-TW': '成員詳情' },
    },
  ],
  nav: [
    {
      id: 'members',
      order: 130,
      group: 'operation',
      icon: 'members',
      label: { ko: '멤버 관리', en: 'Members', 'zh-CN': '成员管理', 'zh-TW': '成員管理' },
      route: 'members',
      permission: 'manager',
    },
  ],
  modals: ['addMember', 'share', 'password', 'delete'],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
