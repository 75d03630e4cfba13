import type { Language, RemoteConfig } from '@portal/shared/release';
import titles from './src/titles.json' with { type: 'json' };

export default {
  name: 'mf-channels',
  contract: '^1.0.0',
  routes: [
    {
      id: 'channels',
      path: '/manage-channel',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.channels,
      calls: ['/channel/list?page=0&size=20&sort=registered&order=desc'],
    },
  ],
  nav: [
    {
      id: 'channels',
      order: 110,
      group: 'operation',
      icon: 'channels',
      label: titles.channels,
      route: 'channels',
      permission: 'signed-in',
    },
  ],
  modals: ['addChannel', 'assign', 'delete', 'history', 'review', 'unassign', 'verify'],
  // Each title has all languages.
  locales: Object.keys(titles.channels) as Language[],
} satisfies RemoteConfig;
