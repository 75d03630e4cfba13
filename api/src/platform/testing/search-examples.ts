/** What people type, and the name or title that every search finds by it. */
export const searchExamples: readonly (readonly [name: string, typed: string])[] = [
  ['Nova Ahn', 'nova an'],
  ['Nova Ahn', 'ahn nova'],
  ['Ocean’s Café', "ocean's cafe"],
  ['ＮＥＯＮ８８', 'neon88'],
  ['노바｜골목길', '골목길 | 노바'],
  ['노바｜골목길', '노바골목길'],
  ['노바｜골목길', '골먹길'],
  ['노바｜골목길', 'ㄱㅁㄱ'],
  ['鄧麗君', '邓丽君'],
  ['爱情', '愛情'],
  ['愛的代價', '爱的'],
  ['Simon & Garfunkel', 'simon and garfunkel'],
  ['Luna feat. Mirae', 'luna featuring mirae'],
  ['！！！', '!!!'],
  ['カフェ・ソラ', 'かふえ そら'],
  ['ひかりレール', 'ﾋｶﾘﾚｰﾙ'],
  ['♥', '♥\ufe0f'],
];

/** The names and titles of the examples, each once. */
export const searchedNames = [...new Set(searchExamples.map(([name]) => name))];
