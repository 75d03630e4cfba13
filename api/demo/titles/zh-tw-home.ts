import type { ChannelTitles } from './titles.ts';

const dishes = [
  '三杯雞',
  '番茄炒蛋',
  '麻油麵線',
  '蔥油餅',
  '滷肉飯',
  '蛤蜊絲瓜',
  '蒼蠅頭',
  '鹹豬肉炒蒜苗',
  '紅燒牛腩',
  '菜脯蛋',

  '剝皮辣椒雞湯',
  '皮蛋豆腐',
  '炒米粉',
  '香菇雞粥',
  '蚵仔煎',
  '糖醋排骨',
  '地瓜球',
  '古早味蛋糕',
  '花生豆花',
  '芋圓',
];

const catThings = [
  '紙箱',
  '掃地機器人',
  '鏡子',
  '小黃瓜',
  '逗貓棒',
  '吸塵器',
  '水龍頭',
  '塑膠袋',
  '新貓抓板',
  '聖誕樹',
  '泡泡',
  '自動餵食器',
  '行李箱',
  '毛線球',
  '冰塊',
  '窗外的鴿子',
  '暖爐',
];

const corners = [
  '玄關',
  '書桌',
  '衣櫃',
  '廚房抽屜',
  '浴室',
  '床底',
  '陽台',
  '鞋櫃',
  '化妝台',
  '冰箱',
  '窗邊',
  '沙發旁',
];
const studies = [
  '微積分',
  '多益單字',
  '報告',
  '英文聽力',
  '統計學',
  '期中考',
  '程式作業',
  '會計學',
  '畢業專題',
  '日文五十音',
];
const repairs = ['花磚', '木窗', '檜木樓梯', '老吊扇', '磨石子地板', '閣樓', '老信箱', '灶腳'];

/** Cooking with A-Yun. */
export const kitchen: ChannelTitles = {
  written: [
    '三分鐘學會溏心蛋，再也不用看時鐘',
    '「這也能煮？」宿舍電鍋料理 5 選',
    '阿嬤的滷肉飯祕方終於公開了 🍚 關鍵不是醬油，是你一定會倒掉的那個東西（看到最後）',
    '一顆高麗菜吃三餐，買菜錢省一半 🥬',
    '不用烤箱的巴斯克乳酪蛋糕｜零失敗',
    '冰箱剩什麼就煮什麼，今天居然變成餐廳等級',
    '十分鐘晚餐：一鍋到底，碗都不用洗 ✨',
  ],
  series: [
    { pattern: '一分鐘學會{x}｜黃金比例', of: dishes },
    { pattern: '今天晚餐吃{x} 🍲', of: dishes },
    { pattern: '{x}好吃的祕密只有一匙', of: dishes },
    { pattern: '「{x}」這個步驟九成的人都做錯', of: dishes },
    { pattern: '三種材料搞定{x}', of: dishes },
    { pattern: '電鍋也能做{x}？😮', of: dishes },
  ],
};

/** Days of a cat. */
export const cats: ChannelTitles = {
  written: [
    '貓咪第一次看到海 🌊 反應太真實',
    '假裝出門其實躲在衣櫃，兩隻貓做的事讓我笑到流淚 😹｜監視器畫面全紀錄，請看到最後一秒',
    '罐罐的聲音 vs 叫名字的聲音，牠會選哪個？',
    '撿到的小橘長大了，六個月對照 🧡',
    '貓咪為什麼半夜三點暴衝？獸醫說「正常」',
    '洗澡前後判若兩貓',
  ],
  series: [
    { pattern: '貓咪遇到{x}的反應 😹', of: catThings },
    { pattern: '{x}與貓，三小時觀察日記', of: catThings },
    { pattern: '喵星實驗室｜{x}篇', of: catThings },
    { pattern: '兩隻貓搶{x}，誰贏了？🥊', of: catThings },
    { pattern: '「{x}」一出現，貓的尊嚴就不見了', of: catThings },
    { pattern: '為什麼貓咪這麼愛{x}？', of: catThings },
  ],
};

export const room: ChannelTitles = {
  written: [
    '一個人住的收納術：從玄關開始',
    '三坪套房改造全紀錄｜預算 8,000 元 🛋️',
    '丟掉 100 件東西之後，我的房間會呼吸了',
    '下班後的兩小時，什麼都不做的練習 🕯️',
    '「租屋不能釘釘子」也能做到的六個布置小技巧，房東看了都說好（附購買清單與價格）',
    '雨天在家，泡一壺茶的聲音',
  ],
  series: [
    { pattern: '{x}收納｜五分鐘前後對比', of: corners },
    { pattern: '{x}布置靈感 🌿', of: corners },
    { pattern: '週末整理{x}，療癒 60 秒', of: corners },
    { pattern: '小資改造{x}，不到 500 元', of: corners },
    { pattern: '日系風{x}的三個重點', of: corners },
    { pattern: '跟我一起打掃{x} 🧹', of: corners },
  ],
};

/** A radio for those with classes at eight. */
export const campus: ChannelTitles = {
  written: [
    '早八生存指南 ☀️ 七分鐘出門不遲到',
    '圖書館閉館前最後一小時｜陪你讀書',
    '期末考前一晚的宿舍，大家都在幹嘛？（真實紀錄）',
    '學餐銅板美食地圖，第三家「阿姨會多給」',
    '畢業那天才發現，最想念的是這個聲音 🎓',
  ],
  series: [
    { pattern: '陪你讀書｜{x} 25 分鐘番茄鐘 🍅', of: studies },
    { pattern: '{x}救星！考前看這支就好', of: studies },
    { pattern: '讀{x}讀到想哭的時候', of: studies },
    { pattern: '「{x}」筆記整理術 ✍️', of: studies },
    { pattern: '深夜{x}，一起撐過去', of: studies },
  ],
};

/** An old house comes back. */
export const oldHouse: ChannelTitles = {
  written: [
    '六十年老屋重見天日｜撬開天花板的瞬間…',
    '阿公留下的檜木門，磨掉七層漆之後 🪵',
    '修了兩年的老屋今天點燈了',
  ],
  series: [
    { pattern: '老屋修復｜{x}重生記', of: repairs },
    { pattern: '{x}清潔前後，不敢相信是同一個', of: repairs },
    { pattern: '自己動手修{x}，一個週末就夠 🔨', of: repairs },
  ],
};
