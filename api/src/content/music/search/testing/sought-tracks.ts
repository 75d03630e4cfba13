/** Tracks of the generated catalogue with what people type to find them, in 200 searches. */
export const soughtTracks: readonly { title: string; artist: string; searches: readonly string[] }[] = [
  // Accents and letters that people do not type.
  {
    title: 'Halo of Noon',
    artist: 'Béyanca',
    searches: ['beyanca', 'BEYANCA halo', 'halo of noon', 'béyanca noon'],
  },
  {
    title: 'Café del Río',
    artist: 'Ángel Muñoz',
    searches: ['cafe del rio', 'angel munoz', 'munoz cafe', 'café río'],
  },
  {
    title: 'Für Amélie',
    artist: 'Zoë Kravičova',
    searches: ['fur amelie', 'zoe kravicova', 'amelie zoe', 'für'],
  },
  {
    title: 'Smørrebrød',
    artist: 'Søren Ångström',
    searches: ['smorrebrod', 'soren angstrom', 'angstrom smor', 'SØREN'],
  },
  {
    title: 'Straßenlicht',
    artist: 'Jürgen Weiß',
    searches: ['strassenlicht', 'jurgen weiss', 'straßenlicht', 'weiss strassen'],
  },
  { title: 'Łódź Nights', artist: 'Paweł Żak', searches: ['lodz nights', 'pawel zak', 'zak lodz', 'łódź'] },
  {
    title: 'Đêm Sài Gòn',
    artist: 'Nguyễn Hương',
    searches: ['dem sai gon', 'nguyen huong', 'sai gon nguyen', 'Đêm Sài'],
  },
  {
    title: 'İstanbul’da Kış',
    artist: 'Işık Yıldız',
    searches: ['istanbulda kis', 'isik yildiz', 'yildiz istanbul', "istanbul'da"],
  },
  {
    title: 'Pão de Açúcar',
    artist: 'João Conceição',
    searches: ['pao de acucar', 'joao conceicao', 'conceicao pao', 'ACUCAR'],
  },
  {
    title: 'Ça Plane Encore',
    artist: 'Éloïse Façade',
    searches: ['ca plane encore', 'eloise facade', 'facade plane', 'éloise'],
  },
  // Apostrophes, punctuation and width.
  {
    title: 'Don’t Wake the Harbour',
    artist: 'Erin O’Malley',
    searches: ["don't wake", 'dont wake the harbour', "erin o'malley", 'omalley harbour'],
  },
  {
    title: "Rock 'n' Stroll",
    artist: 'The B-Sides',
    searches: ['rock n stroll', 'rock ’n’ stroll', 'the b sides', 'bsides stroll'],
  },
  {
    title: 'ＮＥＯＮ ＡＲＣＡＤＥ',
    artist: 'ｖａｐｏｒ８８',
    searches: ['neon arcade', 'vapor88', 'Ｎｅｏｎ', 'arcade vapor'],
  },
  {
    title: 'Mr. Vulpine (Remix)',
    artist: 'DJ K.O. Tempest',
    searches: ['mr vulpine', 'vulpine remix', 'dj ko tempest', 'mr. vulpine'],
  },
  {
    title: 'AC/DC Converter',
    artist: 'Ohm & Watts',
    searches: ['ac/dc converter', 'acdc converter', 'ohm watts', 'ohm & watts'],
  },
  {
    title: '24-7 Laundromat',
    artist: '9th Parade',
    searches: ['24-7 laundromat', '247 laundromat', '9th parade', 'laundromat 24'],
  },
  // Order, beginnings and spaces.
  {
    title: 'Thinking in Sepia',
    artist: 'Edgar Sheerwood',
    searches: ['sheerwood edgar', 'edgar sheer', 'sepia edgar', 'thinking in'],
  },
  {
    title: 'Blackpine',
    artist: 'Moonraker',
    searches: ['black pine', 'blackpine', 'moon raker', 'moonraker blackp'],
  },
  {
    title: 'Over the Viaduct',
    artist: 'Quilla Feathers',
    searches: ['viaduct', 'quilla', 'feathers viaduct', 'over the viad'],
  },
  {
    title: 'Yesterfrost',
    artist: 'The Beatlocks',
    searches: ['yesterfrost beatlocks', 'the beatlocks', 'yesterf', 'beatlocks yester'],
  },
  {
    title: 'Zephyr Kaleidoscope',
    artist: 'Wren Ixtapa',
    searches: ['kaleidoscope', 'wren ixtapa', 'ixtapa zephyr', 'zeph'],
  },
  // One typo.
  {
    title: 'Photosynthesis Waltz',
    artist: 'Edith Sheeranova',
    searches: ['photosinthesis', 'edith sheerranova', 'sheeranova waltz', 'edith sheernova'],
  },
  {
    title: 'Chrysanthemum Rain',
    artist: 'Gwendolyn Marsh',
    searches: ['chrysanthmum', 'gwendolin marsh', 'crysanthemum rain', 'gwendoyln'],
  },
  {
    title: 'Tambourine Sunday',
    artist: 'Ferdinand Quake',
    searches: ['tamborine sunday', 'ferdinnand', 'ferdinand quaek', 'tanbourine'],
  },
  {
    title: 'Bohemian Lighthouse',
    artist: 'Octavia Thorne',
    searches: ['bohemain lighthouse', 'octavia thorn', 'octava thorne', 'bohemian lighthuose'],
  },
  {
    title: 'Rendezvous Motel',
    artist: 'Xiomara Vance',
    searches: ['rendevous motel', 'xiomarra', 'xomara vance', 'rendezvouz'],
  },
  // Korean: words, parts of words, spaces, initial consonants, unfinished syllables, typos.
  {
    title: '봄날의 편의점',
    artist: '김새벽',
    searches: ['봄날의 편의점', 'ㅂㄴㅇ ㅍㅇㅈ', '새벽 봄날', '봄날의편의점'],
  },
  {
    title: '여수밤바람',
    artist: '버스커스',
    searches: ['여수 밤바람', 'ㅇㅅㅂㅂㄹ', '밤바람 버스커스', '여수밤바'],
  },
  {
    title: '사랑은 늦은 우편처럼',
    artist: '윤하늘빛',
    searches: ['늦은 우편처럼', '윤하늘빛', '하늘빛 우편', 'ㄴㅇ ㅇㅍㅊㄹ'],
  },
  {
    title: '고양이와 감자튀김',
    artist: '털뭉치연합',
    searches: ['감자튀김', 'ㄱㅈㅌㄱ', '털뭉치', '고양이 감자튀기'],
  },
  {
    title: '된장찌개 블루스',
    artist: '뚝배기밴드',
    searches: ['된장찌개', 'ㄷㅈㅉㄱ', '된장찌게', '뚝배기 블루스'],
  },
  {
    title: '괜찮아, 월요일이야',
    artist: '퇴근길합창단',
    searches: ['괜찮아 월요일', '괜찬아', '퇴근길', 'ㅌㄱㄱㅎㅊㄷ'],
  },
  {
    title: '너의 목소리가 들릴까',
    artist: '이소랑',
    searches: ['목소리가 들릴', '이소랑 목소리', 'ㅁㅅㄹㄱ ㄷㄹㄲ', '목서리가'],
  },
  {
    title: '첫눈처럼 갈게',
    artist: '에일린',
    searches: ['첫눈처럼', '에일린 첫눈', 'ㅊㄴㅊㄹ ㄱㄱ', '첫눈처러'],
  },
  {
    title: '한강 자전거 Remix',
    artist: 'DJ 반포',
    searches: ['한강 자전거', '자전거 remix', 'dj 반포', 'ㅎㄱ ㅈㅈㄱ'],
  },
  {
    title: '엄마가 딸에게 보낸 소포',
    artist: '양희음',
    searches: ['딸에게 보낸', '양희음', '엄마가 딸에게', '희음 소포'],
  },
  {
    title: '좋은 날 아침의 춤',
    artist: '아이우유',
    searches: ['아이우유', '좋은날 아침', 'ㅇㅇㅇㅇ ㅈㅇ', '아침의 춤'],
  },
  // Chinese, simplified and traditional.
  { title: '月亮代表咖啡', artist: '邓丽筠', searches: ['月亮代表', '代表咖啡', '邓丽筠', '丽筠 月亮'] },
  { title: '夜曲便利店', artist: '周杰仑鱼', searches: ['夜曲', '便利店 周杰', '周杰仑鱼', '夜曲便利殿'] },
  { title: '小幸運草莓', artist: '田馥蓁', searches: ['幸運草莓', '田馥蓁', '小幸運', '馥蓁 草莓'] },
  { title: '雨愛上騎樓', artist: '楊丞霖霖', searches: ['雨愛上', '騎樓', '楊丞霖霖', '雨爱上騎樓'] },
  { title: '平凡之路灯', artist: '朴树林', searches: ['平凡之路', '路灯 朴树', '朴树林', '平凡之鹿灯'] },
  { title: '告白氣球工廠', artist: '蔡依玲瓏', searches: ['告白氣球', '氣球工廠', '依玲瓏', '告白汽球工廠'] },
  // Japanese.
  {
    title: '夜に駆ける自転車',
    artist: 'ヨアケノ',
    searches: ['夜に駆ける', '自転車 ヨアケノ', 'ヨアケノ', 'ﾖｱｹﾉ'],
  },
  {
    title: 'さくらガーデン',
    artist: 'みどりの庭',
    searches: ['さくら', 'さくらガーデン', 'ｶﾞｰﾃﾞﾝ みどり', 'みどりの庭'],
  },
  {
    title: 'カフェ・ド・雨音',
    artist: '雨宮リツ',
    searches: ['カフェド雨音', '雨宮リツ', '雨音', 'カフェ 雨宮'],
  },
  // Codes; the last digits are the place in this list.
  {
    title: 'Parcel Forty-Seven',
    artist: 'Depot',
    searches: ['KRX4G2500047', 'KR-X4G-25-00047', 'krx4g25 00047', '2500047'],
  },
  {
    title: 'Parcel Forty-Eight',
    artist: 'Depot',
    searches: ['kr x4g 25 00048', 'ＫＲＸ４Ｇ２５０００４８', 'X4G2500048', 'KR–X4G–25–00048'],
  },
  { title: 'BTX 방탄복', artist: '세븐틴틴', searches: ['btx', '방탄복 btx', '세븐틴', 'ㅂㅌㅂ'] },
  {
    title: 'Supernova 은하수',
    artist: 'aespresso',
    searches: ['은하수 supernova', 'aespresso', 'supernova ㅇㅎㅅ', 'aesprseso'],
  },
];
