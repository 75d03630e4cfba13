import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-template',
  contract: 'CONTRACT_RANGE',
  routes: [
    {
      id: 'start',
      path: 'ROUTE_PATH',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: 'TITLE_KO', en: 'TITLE_EN', 'zh-CN': 'TITLE_ZH_CN', 'zh-TW': 'TITLE_ZH_TW' },
    },
  ],
  nav: [
    {
      id: 'mf-template',
      order: 900,
      group: 'guidance',
      icon: 'guides',
      label: { ko: 'TITLE_KO', en: 'TITLE_EN', 'zh-CN': 'TITLE_ZH_CN', 'zh-TW': 'TITLE_ZH_TW' },
      route: 'start',
      permission: 'signed-in',
    },
  ],
  modals: [],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
