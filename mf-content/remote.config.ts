import type { Language, RemoteConfig } from '@portal/shared/release';
import { guides } from './src/features/guides/guides.ts';
import titles from './src/titles.json' with { type: 'json' };

export default {
  name: 'mf-content',
  contract: '^1.0.0',
  routes: [
    {
      id: 'notices',
      path: '/notices',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.notices,
      playlist: true,
      calls: ['/notice/list?page=0&size=20'],
    },
    {
      id: 'notice',
      path: '/notices/:id',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.notice,
      playlist: true,
    },
    {
      id: 'guides',
      path: '/guides',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.guides,
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
      title: titles['payment-info'],
    },
  ],
  nav: [
    {
      id: 'notices',
      order: 210,
      group: 'guidance',
      icon: 'notices',
      label: titles.notices,
      route: 'notices',
      permission: 'signed-in',
    },
    {
      id: 'guides',
      order: 220,
      group: 'guidance',
      icon: 'guides',
      label: titles.guides,
      route: 'guides',
      permission: 'signed-in',
    },
    {
      id: 'payment-info',
      order: 230,
      group: 'guidance',
      icon: 'payment',
      label: titles['payment-info'],
      route: 'payment-info',
      permission: 'signed-in',
    },
  ],
  modals: [],
  // Each title has all languages.
  locales: Object.keys(titles.notices) as Language[],
} satisfies RemoteConfig;
