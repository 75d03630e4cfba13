import type { Language } from '../http/languages.ts';

type Entry = { status: number; message: Record<Language, string> };

/** Failures of writing a file of an export. */
export const exportErrors = {
  export_failed: {
    status: 503,
    message: {
      ko: '파일을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.',
      en: 'The file could not be written. Please try again shortly.',
      'zh-CN': '无法生成文件，请稍后再试。',
      'zh-TW': '無法產生檔案，請稍後再試。',
    },
  },
} as const satisfies Record<string, Entry>;
