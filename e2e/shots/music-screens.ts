import { aurora, everywhere, rows, type Screen } from './screen.ts';

/** The screens of mf-music. */
export const musicScreens: Screen[] = [
  { ...aurora, name: '07-music', last: rows, address: '/musics', sizes: everywhere },
  { ...aurora, name: '07a-music-no-match', address: '/musics/all?q=zzzz' },
  { ...aurora, name: '07b-music-all', last: rows, address: '/musics/all', sizes: everywhere },
  { ...aurora, name: '07c-music-tags', last: rows, address: '/musics/tags?tag=night' },
  {
    ...aurora,
    name: '07e-music-purpose',
    last: rows,
    address: '/musics/all?q=calm cooking bgm under 60 seconds',
    sizes: everywhere,
  },
  {
    ...aurora,
    name: '07f-music-track',
    last: 'main section ul li',
    address: '/musics/tracks/KRX4G2600417',
    sizes: everywhere,
  },
  { ...aurora, name: '07d-music-shopping', last: rows, address: '/musics/shopping' },
];
