import type { Localised } from '../../src/texts/languages.ts';

export type DemoTag = {
  id: string;
  name: Localised<string>;
};

const tag = (id: string, ko: string, en: string, zhCN: string, zhTW: string): DemoTag => ({
  id,
  name: { ko, en, 'zh-CN': zhCN, 'zh-TW': zhTW },
});

/** The tags of what tracks are used for, which are chosen by their mood. */
export const useTags: Readonly<Record<string, readonly string[]>> = {
  calm: ['vlog', 'cooking'],
  warm: ['vlog', 'cooking'],
  hopeful: ['vlog', 'travel'],
  cheerful: ['unboxing', 'cooking'],
  groovy: ['unboxing', 'vlog'],
  comic: ['unboxing', 'pets'],
};

/** The tag of tracks that may be used in videos that sell something. */
export const SHOPPING_TAG = 'shopping';

export const moodTags: readonly DemoTag[] = [
  tag('calm', '잔잔한', 'Calm', '平静', '平靜'),
  tag('night', '밤', 'Night', '夜晚', '夜晚'),
  tag('cheerful', '경쾌한', 'Cheerful', '轻快', '輕快'),
  tag('cooking', '요리', 'Cooking', '料理', '料理'),
  tag('workout', '운동', 'Workout', '运动', '運動'),
  tag('powerful', '강렬한', 'Powerful', '强烈', '強烈'),
  tag('walk', '산책', 'Walk', '散步', '散步'),
  tag('warm', '따뜻한', 'Warm', '温暖', '溫暖'),
  tag('travel', '여행', 'Travel', '旅行', '旅行'),
  tag('pets', '반려동물', 'Pets', '宠物', '寵物'),
  tag('dreamy', '몽환적인', 'Dreamy', '梦幻', '夢幻'),
  tag('retro', '레트로', 'Retro', '复古', '復古'),
  tag('focus', '집중', 'Focus', '专注', '專注'),
  tag('rain', '비 오는 날', 'Rainy day', '雨天', '雨天'),
  tag('vlog', '브이로그', 'Vlog', 'Vlog', 'Vlog'),
  tag('unboxing', '언박싱', 'Unboxing', '开箱', '開箱'),
  tag('comic', '코믹', 'Comic', '搞笑', '搞笑'),
  tag(SHOPPING_TAG, '쇼핑', 'Shopping', '购物', '購物'),
];
