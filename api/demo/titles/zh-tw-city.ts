import type { ChannelTitles } from './titles.ts';

const places = [
  '大稻埕碼頭',
  '剝皮寮',
  '九份老街',
  '淡水河岸',
  '永康街巷弄',
  '赤峰街',
  '寶藏巖',
  '北投溫泉路',
  '鹿港老街',

  '台南神農街',
  '高雄駁二',
  '彩虹眷村',
  '南庄桂花巷',
  '集集綠色隧道',
  '花蓮七星潭',
  '蘭嶼環島公路',
  '澎湖天后宮',

  '金門翟山坑道',
  '馬祖芹壁村',
  '旗津海岸',
  '菁桐老街',
  '十分瀑布',
  '奮起湖',
  '太平老街',
  '湖口老街',
  '內灣吊橋',
];

const rides = [
  '日月潭環湖',
  '東豐自行車綠廊',
  '舊草嶺隧道',
  '關山環鎮',
  '玉長公路',
  '武嶺',
  '北海岸',
  '旗山糖鐵',
  '八卦山',
  '大坡池',
  '二八水',
  '潭雅神',
];

const nightMarkets = [
  '士林夜市',
  '饒河街夜市',
  '寧夏夜市',
  '逢甲夜市',
  '花園夜市',
  '六合夜市',
  '羅東夜市',
  '基隆廟口',
  '東大門夜市',
];

/** Walks on an island. */
export const island: ChannelTitles = {
  written: [
    '夜市第一攤就踩雷？😱 士林 10 元小吃大挑戰｜全程無剪輯',
    '阿里山日出縮時｜凌晨三點出發值得嗎',
    '下雨天的九份只有我一個人 ☔ 老街的聲音原來這麼好聽，戴上耳機慢慢看完這 60 秒吧',
    '「這裡真的是台北？」跟著阿嬤走進菜市場後面的祕密巷子',
    '末班平溪線，整節車廂只剩我和一隻貓 🐈',
    '跳島 48 小時，花不到三千元的玩法全公開',
    '清晨五點的環島公路，海是粉紅色的 🌊',
    '一分鐘看完颱風後的彩虹 🌈',
    '火車便當吃一輪，最好吃的竟然是這站',
    '爸爸年輕時拍照的地方，我找到了同一個角度',
  ],
  series: [
    { pattern: '{x}慢慢走 🌙 一分鐘散步', of: places },
    { pattern: '下雨的{x}｜雨聲 ASMR', of: places },
    { pattern: '早上六點的{x}，沒有人的樣子', of: places },
    { pattern: '{x}三家小店，只有在地人知道', of: places },
    { pattern: '「{x}」十年前後對照', of: places },
    { pattern: '{x}黃昏 15 分鐘縮時 🌇', of: places },
  ],
};

/** By bicycle between hills and sea. */
export const bike: ChannelTitles = {
  written: [
    '騎到武嶺的那一刻，我哭了 🚴 3275 公尺的風',
    '環島第九天｜爆胎兩次、遇見三個好人',
    '新手第一台公路車怎麼選？「先看這三點」就好',
    '下坡時速 60 的風聲，單車男子的 ASMR',
    '逆風 100 公里之後，這碗豆花是我的救命恩人',
  ],
  series: [
    { pattern: '{x}一日騎行｜路線與補給', of: rides },
    { pattern: '清晨騎{x}，空氣是甜的', of: rides },
    { pattern: '{x}最美的一公里 🚲', of: rides },
    { pattern: '雨中騎{x}，值得嗎？', of: rides },
  ],
};

/** A detective of night markets. */
export const nightMarket: ChannelTitles = {
  written: [
    '夜市偵探｜老闆每天只賣 50 份，幾點排才買得到？🕵️',
    '排隊 40 分鐘的雞排 vs 隔壁沒人的雞排，盲測結果出來了',
    '「老闆，照你的推薦來一份」500 元能吃到什麼？',
  ],
  series: [
    { pattern: '{x}必吃前三名 🔍', of: nightMarkets },
    { pattern: '{x}｜100 元吃到飽挑戰', of: nightMarkets },
  ],
};
