/** The best-known tracks, in the order of how often they are used. */
export const knownTracks: readonly {
  title: string;
  artist: string;
  category: 'bgm' | 'song' | 'ost';
  tags: readonly string[];
}[] = [
  { title: 'Paper Lanterns', artist: 'Nova Ahn', category: 'bgm', tags: ['calm', 'night'] },
  { title: '새벽 네 시', artist: '윤슬', category: 'song', tags: ['night', 'dreamy'] },
  { title: 'Citrus Club', artist: 'Mono Fruit', category: 'bgm', tags: ['cheerful', 'cooking'] },
  { title: '모퉁이 가게', artist: '이든', category: 'song', tags: ['warm', 'walk'] },
  { title: 'Run It Back', artist: 'DJ Hanok', category: 'bgm', tags: ['workout', 'powerful'] },
  { title: 'Slow Tide', artist: 'Haru Kim', category: 'ost', tags: ['calm', 'travel'] },
  { title: '주황빛 오후', artist: '오월의 방', category: 'bgm', tags: ['walk', 'warm'] },
  { title: 'Kitchen Radio', artist: 'Mono Fruit', category: 'bgm', tags: ['cooking', 'cheerful'] },
  { title: 'First Light', artist: 'Nova Ahn', category: 'ost', tags: ['dreamy', 'travel'] },
  { title: '밤산책 플레이리스트', artist: '서리', category: 'bgm', tags: ['night', 'walk'] },
  { title: '필름 속 우리', artist: '서리', category: 'song', tags: ['retro', 'warm'] },
  { title: 'Window Seat', artist: 'Nova Ahn', category: 'bgm', tags: ['travel', 'calm'] },
  { title: '雨停之後', artist: '林間', category: 'song', tags: ['rain', 'calm'] },
  { title: 'Harbor Lights', artist: 'Haru Kim', category: 'bgm', tags: ['night', 'travel'] },
  { title: '小巷的風', artist: '阿海與貓', category: 'bgm', tags: ['walk', 'pets'] },
  { title: 'Nine Lives', artist: 'Tabby & Co.', category: 'bgm', tags: ['pets', 'comic'] },
  { title: '겨울잠', artist: '윤슬', category: 'ost', tags: ['dreamy', 'calm'] },
  { title: 'Velvet Static', artist: 'Low Ceiling', category: 'bgm', tags: ['focus', 'retro'] },
  { title: '夏天的冰箱', artist: '薄荷電台', category: 'song', tags: ['cheerful', 'cooking'] },
  { title: 'One More Lap', artist: 'DJ Hanok', category: 'bgm', tags: ['workout', 'cheerful'] },
];

/** Parts of titles in one language: any first half fits any second, and any artist. */
export type TitleHalves = {
  first: readonly string[];
  second: readonly string[];
  glue: string;
  artists: readonly string[];
};

export const titleHalves: readonly TitleHalves[] = [
  {
    first: [
      ...[
        'Paper',
        'Velvet',
        'Quiet',
        'Golden',
        'Midnight',
        'Honey',
        'Silver',
        'Cotton',
        'Neon',
        'Amber',
        'Hollow',
      ],
      ...['Gentle', 'Electric', 'Distant', 'Sunday', 'Copper', 'Marble', 'Wild', 'Lemon', 'Winter'],
    ],
    second: [
      ...[
        'Harbor',
        'Letters',
        'Garden',
        'Signals',
        'Parade',
        'Kites',
        'Avenue',
        'Mirrors',
        'Orbit',
        'Tea',
        'Sparrows',
      ],
      ...['Postcards', 'Staircase', 'Ferry', 'Echoes', 'Rooms', 'Weather', 'Planets', 'Bicycle', 'Lullaby'],
    ],
    glue: ' ',
    artists: [
      ...[
        'Nova Ahn',
        'Mono Fruit',
        'DJ Hanok',
        'Haru Kim',
        'Low Ceiling',
        'Tabby & Co.',
        'Sunday Ferry',
        'Ivy Loop',
      ],
      ...[
        'The Small Hours',
        'Pico Garden',
        'Marble Run',
        'Ode to Tuesday',
        'Kite & Compass',
        'Northern Kettle',
        'Blue Stairs',
      ],
    ],
  },
  {
    first: [
      ...[
        '느린',
        '푸른',
        '오래된',
        '작은',
        '조용한',
        '반짝이는',
        '낯선',
        '둥근',
        '하얀',
        '따뜻한',
        '먼',
        '비 오는',
        '스치는',
        '잠든',
      ],
    ],
    second: [
      ...[
        '정류장',
        '창가',
        '편지',
        '골목',
        '여름',
        '우산',
        '일기',
        '계단',
        '바다',
        '저녁',
        '라디오',
        '약속',
        '온도',
        '행성',
      ],
    ],
    glue: ' ',
    artists: [
      '윤슬',
      '이든',
      '서리',
      '오월의 방',
      '물결무늬',
      '낮달',
      '종이비행',
      '봄날의 기록',
      '초록방',
      '해질녘',
    ],
  },
  {
    first: [
      '午後的',
      '慢慢的',
      '遠方的',
      '微涼的',
      '金色的',
      '安靜的',
      '雨中的',
      '舊時的',
      '藍色的',
      '凌晨的',
      '發光的',
      '沒說完的',
    ],
    second: [
      '街角',
      '海風',
      '信箱',
      '咖啡館',
      '月台',
      '房間',
      '夏夜',
      '腳踏車',
      '天台',
      '唱片',
      '倒影',
      '蒲公英',
    ],
    glue: '',
    artists: ['林間', '阿海與貓', '薄荷電台', '晴天工作室', '三月信號', '島嶼來信', '慢行', '橘子海'],
  },
];
