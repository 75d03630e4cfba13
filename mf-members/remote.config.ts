import type { Language, RemoteConfig } from '@portal/shared/release';
import titles from './src/titles.json' with { type: 'json' };

export default {
  name: 'mf-members',
  contract: '^1.0.0',
  routes: [
    {
      id: 'members',
      path: '/manage-member',
      layout: 'dashboard',
      permission: 'manager',
      title: titles.members,
    },
    {
      id: 'member',
      path: '/manage-member/:id',
      layout: 'dashboard',
      permission: 'manager',
      title: titles.member,
    },
  ],
  nav: [
    {
      id: 'members',
      order: 130,
      group: 'operation',
      icon: 'members',
      label: titles.members,
      route: 'members',
      permission: 'manager',
    },
  ],
  modals: ['addMember', 'share', 'password', 'delete'],
  // Each title has all languages.
  locales: Object.keys(titles.members) as Language[],
} satisfies RemoteConfig;
