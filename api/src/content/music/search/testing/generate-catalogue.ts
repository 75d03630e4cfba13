import { soughtTracks } from './sought-tracks.ts';

export type GeneratedTrack = {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  category: 'bgm' | 'song' | 'ost';
  duration_seconds: number;
  videos_used: number;
};

/** The size of a real catalogue. */
export const CATALOGUE_SIZE = 134_448;
const SOUGHT_PREFIX = 'KRX4G25';

/** A linear congruential generator (Numerical Recipes), so that every machine gets the same catalogue. */
const createRandom = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

type Random = ReturnType<typeof createRandom>;

const latin = {
  common:
    'love night the of you my summer dream blue dance heart time home light rain baby go life feel city'.split(
      ' ',
    ),
  start: 'b br c ch cl d dr f fl g gr h j k l m n p pl qu r s sh st t tr v w'.split(' '),
  vowel: 'a e i o u ai ea io é ö'.split(' '),
  end: 'n r l s t nd ck m st rt ng x'.split(' '),
};
const hangul = {
  common: '사랑 밤 봄 너의 하루 여름 그대 바람 별 안녕 우리 기억 마음 비 오늘 꿈'.split(' '),
  syllables: [
    ...'가나다라마바사아자차카타파하거너더러머버서어저고노도로모보소오조구누두루무부수우주기니디리미비시이지강남달람문별산성연영원은인진청현혜환',
  ],
};
const han = {
  common: '愛 夜 夏天 我的 你 月光 城市 雨 回憶 时间 晚安 海 風'.split(' '),
  characters: [
    ...'春秋冬日星雲云山水花草木林森火石金玉龍龙鳳鸟魚马馬路橋船車门門窗书畫画歌舞笑哭梦夢心情思念青红白黑紫光影声聲音南北西东東古今千万年朝暮遠近高低新旧舊',
  ],
};
const kana = {
  common: '恋 君と 空 夏 さよなら ありがとう 光 夢'.split(' '),
  syllables: [
    ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  ],
};

const pick = (random: Random, list: readonly string[]) => list[random(list.length)] ?? '';
const repeat = (random: Random, [from, to]: readonly [number, number], make: () => string) =>
  Array.from({ length: from + random(to - from + 1) }, make).join('');

/** Every third word is a common one, as in real titles. */
const wordOf = (random: Random, common: readonly string[], make: () => string) =>
  random(3) === 0 ? pick(random, common) : make();

const scripts: readonly ((random: Random) => string)[] = [
  (random) =>
    wordOf(random, latin.common, () => {
      const word = repeat(random, [1, 3], () => pick(random, latin.start) + pick(random, latin.vowel));
      const written = word + pick(random, latin.end);
      return written.charAt(0).toUpperCase() + written.slice(1);
    }),
  (random) =>
    wordOf(random, hangul.common, () => repeat(random, [2, 4], () => pick(random, hangul.syllables))),
  (random) => wordOf(random, han.common, () => repeat(random, [2, 5], () => pick(random, han.characters))),
  (random) => wordOf(random, kana.common, () => repeat(random, [2, 6], () => pick(random, kana.syllables))),
];

const MAX_USED = 400_000;

const createTrack = (random: Random, index: number): GeneratedTrack => {
  // Half of the catalogue is Latin, a quarter Korean, the rest Chinese and Japanese.
  const script = scripts[[0, 0, 0, 0, 1, 1, 2, 3][random(8)] ?? 0];
  const words = (most: number) =>
    Array.from({ length: 1 + random(most) }, () => script?.(random) ?? '').join(' ');
  return {
    isrc: `KRA40${1_000_000 + index}`,
    title: words(4),
    artist: words(2),
    cover: '/media/cover/generated.webp',
    category: (['bgm', 'song', 'ost'] as const)[random(3)] ?? 'bgm',
    duration_seconds: 30 + random(270),
    // A few tracks are used a lot.
    videos_used: Math.floor(MAX_USED / (1 + random(MAX_USED))),
  };
};

/** A catalogue in four scripts, in which the sought tracks are hidden; they are the least used ones. */
export const generateCatalogue = (size: number): GeneratedTrack[] => {
  const random = createRandom(7);
  const step = Math.floor(size / soughtTracks.length);
  return Array.from({ length: size }, (_, index) => {
    const track = createTrack(random, index);
    const place = index / step;
    const sought = Number.isInteger(place) ? soughtTracks[place] : undefined;
    return sought
      ? {
          ...track,
          isrc: `${SOUGHT_PREFIX}${String(place + 1).padStart(5, '0')}`,
          title: sought.title,
          artist: sought.artist,
          videos_used: 0,
        }
      : track;
  });
};

/** Each search with the code of the track that it must find. */
export const listSearches = () =>
  soughtTracks.flatMap(({ searches }, place) =>
    searches.map((search) => ({ search, isrc: `${SOUGHT_PREFIX}${String(place + 1).padStart(5, '0')}` })),
  );
