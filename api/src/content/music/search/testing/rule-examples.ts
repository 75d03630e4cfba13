/** A track of an invented catalogue, and by kind of search what people type to find it. */
export type RuleExample = {
  title: string;
  artist: string;
  searches: Readonly<Record<string, readonly string[]>>;
};

/** What a search must find among the first five, each kind with more than one script or direction where it has them. */
export const ruleExamples: readonly RuleExample[] = [
  {
    title: 'Shape of Yew',
    artist: 'Edwin Sharrow',
    searches: {
      typo: ['shape of ywe', 'shape if yew', 'shpae of yew', 'shap of yew', 'edwin sharow'],
      joined: ['edwinsharrowshapeofyew', 'shapeofyewedwinsharrow', 'sharrow shape', 'yew edwin'],
      layout: ['ㄴㅗㅁㅔㄷ', 'ㄴㅗ멛 ㅐㄹ', 'ㄷㅇ쟈ㅜ'],
    },
  },
  {
    title: 'Blinding Kites',
    artist: 'The Weekdays',
    searches: { typo: ['blidning kites', 'blinding kiets', 'weekdyas'], joined: ['blindingkites'] },
  },
  {
    title: 'Ask Me How',
    artist: 'Six Pm',
    searches: { typo: ['ask me hwo'], joined: ['sixpmaskmehow', 'askmehow sixpm'] },
  },
  {
    title: '좋은 밤',
    artist: '아이윤',
    searches: {
      layout: ['dkdldbs', 'whgdms qka', 'DKDLDBS', 'qka dkdldbs'],
      romanised: ['aiyun', 'joeun bam', 'joheun bam', 'aiyun bam', 'AIYUN joeun'],
      initials: ['ㅇㅇㅇ', 'ㅈㅇㅂ', 'ㅈㅇ ㅂ', 'ㅇㅇㅇ ㅈㅇ'],
      joined: ['아이윤좋은밤', '좋은밤아이윤', '밤 아이윤'],
    },
  },
  {
    title: '빨간 독립문',
    artist: '신라밴드',
    searches: {
      layout: ['Qkfrks', 'ehrflqans', 'tlsfk'],
      romanised: ['ppalgan', 'dongnimmun', 'silla', 'doklipmun', 'ppalgan dongnimmun', 'sillabaendeu'],
      typo: ['빨간 독립믄', '신라밴두'],
    },
  },
  {
    title: 'Haneulgil',
    artist: 'Byeolbit',
    searches: { romanised: ['하늘길', '별빛', '별빛 하늘길'], layout: ['ㅗ무뎌ㅣ'] },
  },
  {
    title: 'Hello Parade',
    artist: 'Quokka',
    searches: { layout: ['ㅗ디ㅣㅐ', 'ㅗ디ㅣㅐ ㅔㅁㄱㅁㅇㄷ', 'ㅂㅕㅐㅏㅏㅁ'] },
  },
  {
    title: 'さくらガーデン',
    artist: 'みどりキャット',
    searches: {
      kana: [
        'サクラガーデン',
        'ｻｸﾗｶﾞｰﾃﾞﾝ',
        'さくらがーでん',
        'さくらガデン',
        'みどりきゃっと',
        'ミドリキヤツト',
        'ガーデン',
      ],
      romanised: ['sakura', 'sakuragaaden', 'sakuragaden', 'sakura midori', 'midorikyatto', 'gaaden'],
    },
  },
  {
    title: 'コーヒータイム',
    artist: 'トウキョウ・シティ',
    searches: {
      kana: ['こーひーたいむ', 'コヒタイム', 'ｺｰﾋｰ', 'とうきょうしてぃ', 'トウキヨウ'],
      romanised: ['koohii', 'kohitaimu', 'tokyo', 'toukyou', 'tōkyō', 'tokyo shiti', 'toukyou siti'],
    },
  },
  {
    title: 'Hoshizora',
    artist: 'Natsu no Shimbun',
    searches: { romanised: ['ほしぞら', 'ホシゾラ', 'なつ ほしぞら', 'hosizora', 'natu no shimbun'] },
  },
  {
    title: '夜明けのパレード',
    artist: '雨宮リツカ',
    searches: {
      kana: ['ぱれーど', '雨宮りつか'],
      romanised: ['pareedo', 'paredo', 'ritsuka', 'ritsuka pareedo'],
    },
  },
  {
    title: '愛情萬歲',
    artist: '鄧雲海',
    searches: { han: ['爱情万岁', '邓云海', '邓云海 爱情', '愛情万岁'], joined: ['鄧雲海愛情萬歲'] },
  },
  {
    title: '乌龙茶夜话',
    artist: '陈书龙',
    searches: { han: ['烏龍茶夜話', '陳書龍'], joined: ['书龙 夜话'] },
  },
  {
    title: 'So Whut',
    artist: 'P!nklet',
    searches: { signs: ['pinklet', 'p!nklet', 'pinklet so whut', 'pnklet'] },
  },
  {
    title: 'Sandstone',
    artist: 'Kesharo & A$APT',
    searches: { signs: ['ke$haro', 'asapt', 'a$apt', 'kesharo and asapt', 'kesharo asapt'] },
  },
  {
    title: 'Thunderstrike',
    artist: 'AB/DB',
    searches: { signs: ['ab/db', 'abdb', 'ab db', 'ab-db', 'abdb thunderstrike'] },
  },
  {
    title: "Don't Stop the Für Élise (feat. Oli & Ann)",
    artist: 'Spy×Familia',
    searches: {
      signs: [
        'dont stop',
        'don’t stop',
        'fur elise',
        'für élise feat. oli',
        'fur elise oli and ann',
        '"fur elise"',
        'spyxfamilia',
        'spy familia',
      ],
    },
  },
  // What must not hide the tracks above: common words and close ones.
  { title: 'Shape of My Yard', artist: 'Sakurada', searches: { exact: ['sakurada'] } },
  { title: 'Shapes', artist: 'Kites', searches: { exact: ['shapes', 'kites'] } },
  { title: 'Yes', artist: 'Six', searches: { exact: ['yes six'] } },
  { title: 'Hollow', artist: '아이들의 밤', searches: { exact: ['아이들의 밤', 'hollow'] } },
  { title: 'Pink Nk', artist: 'Stop', searches: { exact: ['pink nk'] } },
  { title: 'Tokyoite', artist: 'Hosierz', searches: { exact: ['tokyoite'] } },
];
