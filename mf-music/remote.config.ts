import type { Language, RemoteConfig } from '@portal/shared/release';
import titles from './src/titles.json' with { type: 'json' };

export default {
  name: 'mf-music',
  contract: '^1.0.0',
  routes: [
    {
      id: 'home',
      path: '/musics',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.home,
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
      title: titles.all,
    },
    {
      id: 'tags',
      path: '/musics/tags',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.tags,
    },
    {
      id: 'track',
      path: '/musics/tracks/:isrc',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.track,
    },
    {
      id: 'shopping',
      path: '/musics/shopping',
      layout: 'dashboard',
      permission: 'signed-in',
      title: titles.shopping,
    },
  ],
  nav: [
    {
      id: 'music',
      order: 120,
      group: 'operation',
      icon: 'music',
      label: titles['nav-music'],
      route: 'home',
      permission: 'signed-in',
    },
  ],
  modals: [],
  // Each title has all languages.
  locales: Object.keys(titles.home) as Language[],
} satisfies RemoteConfig;
