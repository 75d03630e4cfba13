import type { Language, RemoteConfig } from '@portal/shared/release';
import titles from './src/titles.json' with { type: 'json' };

export default {
  name: 'mf-template',
  contract: 'CONTRACT_RANGE',
  routes: [
    {
      id: 'start',
      path: 'ROUTE_PATH',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.start,
    },
  ],
  nav: [
    {
      id: 'mf-template',
      order: 900,
      group: 'guidance',
      icon: 'guides',
      label: titles.start,
      route: 'start',
      permission: 'signed-in',
    },
  ],
  modals: [],
  // Each title has all languages.
  locales: Object.keys(titles.start) as Language[],
} satisfies RemoteConfig;
