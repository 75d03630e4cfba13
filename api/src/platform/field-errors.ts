import { type FieldHint, fieldHints } from './field-hints.ts';
import type { Language } from './http/languages.ts';

/** Why a field of an input was refused. */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid',
  'mismatch',
  'unknown_field',
  'taken',
  'wrong',
  'unchanged',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

const messages: Record<FieldCode, Record<Language, string>> = {
  required: {
    ko: '입력해 주세요.',
    en: 'Please fill this in.',
    'zh-CN': '请填写此项。',
    'zh-TW': '請填寫此項。',
  },
  too_short: {
    ko: '{n}자 이상 입력해 주세요.',
    en: 'Please enter at least {n} characters.',
    'zh-CN': '请至少输入 {n} 个字符。',
    'zh-TW': '請至少輸入 {n} 個字元。',
  },
  too_long: {
    ko: '{n}자까지 입력할 수 있어요.',
    en: 'Please enter at most {n} characters.',
    'zh-CN': '最多可输入 {n} 个字符。',
    'zh-TW': '最多可輸入 {n} 個字元。',
  },
  too_small: {
    ko: '{n} 이상이어야 해요.',
    en: 'This must be at least {n}.',
    'zh-CN': '不能小于 {n}。',
    'zh-TW': '不能小於 {n}。',
  },
  too_big: {
    ko: '{n} 이하여야 해요.',
    en: 'This must be at most {n}.',
    'zh-CN': '不能大于 {n}。',
    'zh-TW': '不能大於 {n}。',
  },
  invalid: {
    ko: '형식이 맞지 않아요.',
    en: 'This is not in the right form.',
    'zh-CN': '格式不正确。',
    'zh-TW': '格式不正確。',
  },
  mismatch: {
    ko: '비밀번호가 서로 달라요.',
    en: 'The passwords do not match.',
    'zh-CN': '两次输入的密码不一致。',
    'zh-TW': '兩次輸入的密碼不一致。',
  },
  unknown_field: {
    ko: '알 수 없는 항목이에요.',
    en: 'This field is not known.',
    'zh-CN': '未知的字段。',
    'zh-TW': '未知的欄位。',
  },
  taken: {
    ko: '이미 사용 중이에요.',
    en: 'This is already in use.',
    'zh-CN': '已被使用。',
    'zh-TW': '已被使用。',
  },
  wrong: {
    ko: '맞지 않아요.',
    en: 'This is not correct.',
    'zh-CN': '不正确。',
    'zh-TW': '不正確。',
  },
  unchanged: {
    ko: '바뀐 내용이 없어요.',
    en: 'Nothing has been changed.',
    'zh-CN': '没有任何更改。',
    'zh-TW': '沒有任何變更。',
  },
};

/** The text for one refused field; `limit` is the number or the list that the rule names. */
export const fieldMessage = (
  reason: FieldCode | FieldHint,
  language: Language,
  limit?: number | bigint | string,
) => ({ ...messages, ...fieldHints })[reason][language].replace('{n}', String(limit ?? ''));
