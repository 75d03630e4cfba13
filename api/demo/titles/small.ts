import type { ChannelTitles } from './titles.ts';

/** Old lanes, slowly. */
export const hutong: ChannelTitles = {
  written: [
    '凌晨五点的胡同，只听见自行车铃声 🔔',
    '「老北京」不在景点里｜拐进这条巷子你就懂了',
    '北京初雪 ❄️ 故宫角楼等了四个小时，最后这一分钟我愿意看一百遍（耳机音量调大）',
    '大爷的鸽子飞过屋顶的声音',
    '拆迁前的最后一个夏天，邻居们又摆起了长桌宴',
  ],
  series: [
    {
      pattern: '慢镜头｜{x}的一分钟',
      of: [
        '五道营',
        '南锣鼓巷',
        '烟袋斜街',
        '东四六条',
        '史家胡同',
        '杨梅竹斜街',
        '国子监街',
        '白塔寺',
        '鼓楼东大街',
        '三里河',
      ],
    },
    {
      pattern: '下雨天的{x} 🌧️',
      of: [
        '五道营',
        '烟袋斜街',
        '东四六条',
        '史家胡同',
        '杨梅竹斜街',
        '国子监街',
        '白塔寺',
        '什刹海',
        '前门',
      ],
    },
  ],
};

/** Meals for one. */
export const mealForOne: ChannelTitles = {
  written: [
    '一人食也要好好吃 🍜 十分钟热汤面',
    '月薪不多的第 32 天晚餐｜花费 9.8 元',
    '“外卖不香了”番茄肥牛锅，一个人吃光',
    '空气炸锅能不能做红烧肉？试了七次终于成功 😭',
  ],
  series: [
    {
      pattern: '今日一人食｜{x}',
      of: ['葱油拌面', '腊味煲仔饭', '酸汤水饺', '可乐鸡翅', '麻婆豆腐', '鸡蛋灌饼', '土豆焖饭'],
    },
    { pattern: '懒人版{x}，锅都不用刷 ✨', of: ['酸辣粉', '口水鸡', '蛋包饭', '海南鸡饭', '冒菜', '云吞面'] },
  ],
};

/** Cooking in a small kitchen. */
export const tinyKitchen: ChannelTitles = {
  written: [
    'One pan, ten minutes, zero dishes 🍳',
    'My landlord said no oven, so I baked this anyway',
    'I cooked every “viral” pasta in one week so you don’t have to | the winner surprised everyone at the table 🍝',
    'The 3 a.m. grilled cheese that fixed my life',
    'How my grandmother folds 60 dumplings in 6 minutes 🥟',
  ],
  series: [
    {
      pattern: 'Tiny kitchen, big flavour | {x}',
      of: [
        'miso butter noodles',
        'crispy chickpeas',
        'kimchi toast',
        'lemon ricotta pasta',
        'coconut dal',
        'smash tacos',
        'soy eggs',
        'banana pancakes',
        'charred broccoli',
      ],
    },
    {
      pattern: '60-second {x} ⏱️',
      of: [
        'chilli oil',
        'focaccia',
        'hot chocolate',
        'tomato soup',
        'fried rice',
        'mug cake',
        'shakshuka',
        'pickles',
        'pesto',
      ],
    },
  ],
};

/** Trails without other hikers. */
export const quietTrails: ChannelTitles = {
  written: [
    'Nobody told me this lake existed 🏔️',
    'Sleeping above the clouds | a night at 2,900 metres',
    '“Don’t look down” – the ridge walk that took me three years to dare',
    'First snow on the trail, sound on ❄️',
  ],
  series: [
    {
      pattern: 'One quiet minute at {x}',
      of: [
        'Moraine Lake',
        'the Lost Coast',
        'Glen Coe',
        'Skaftafell',
        'Jotunheimen',
        'the Pyrenees',
        'Lake Bled',
      ],
    },
    {
      pattern: 'Rain on the tent, {x} 🌧️',
      of: [
        'Dartmoor',
        'Olympic Peninsula',
        'Isle of Skye',
        'Tatra foothills',
        'Black Forest',
        'Fiordland',
        'Snowdonia',
      ],
    },
  ],
};

/** Slow beats. */
export const loFiLoft: ChannelTitles = {
  written: [
    'lo-fi for people who are late again ☕',
    'The attic where every beat is made | studio tour',
    'I left the window open and recorded the rain over this loop 🌧️ (best with headphones, better with tea, best of all before midnight)',
    'beats to fold laundry to',
  ],
  series: [
    {
      pattern: 'one-minute loop | {x}',
      of: [
        'dusty rhodes',
        'slow tape',
        'warm vinyl',
        'soft clipping',
        'night bus',
        'paper lamp',
        'late kettle',
        'blue hour',
        'quiet stairs',
      ],
    },
    {
      pattern: '“{x}” – beat made from one sample',
      of: [
        'a door',
        'a bicycle bell',
        'rain gutters',
        'a coffee grinder',
        'cassette hiss',
        'a pencil',
        'an old lift',
        'pigeons',
        'a zip',
      ],
    },
  ],
};

/** Songs for the road at night. */
export const nightDrive: ChannelTitles = {
  written: [
    'Empty highway, 2:14 a.m. 🌃 synth only',
    'The tape my uncle left in the glovebox',
    'Driving home through the first “real” thunderstorm of summer | no talking',
    'City lights, one chord',
  ],
  series: [
    {
      pattern: 'night drive tapes | {x}',
      of: [
        'coastal road',
        'ring road',
        'harbour tunnel',
        'mountain pass',
        'old town',
        'airport loop',
        'long bridge',
        'petrol station',
      ],
    },
    {
      pattern: '{x} at midnight 🚗',
      of: ['Seoul', 'Tokyo', 'Lisbon', 'Chicago', 'Taipei', 'Berlin', 'Osaka', 'Melbourne'],
    },
  ],
};
