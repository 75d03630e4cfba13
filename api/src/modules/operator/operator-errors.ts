import type { Language } from '../../platform/http/languages.ts';

/** The failures of what only operators do. */
export const operatorErrors = {
  report_malformed: {
    status: 422,
    message: {
      ko: '리포트 파일을 읽을 수 없어요. 표시된 위치를 확인해 주세요.',
      en: 'The report file cannot be read. See the places that are wrong.',
      'zh-CN': '无法读取报告文件，请检查标出的位置。',
      'zh-TW': '無法讀取報表檔案，請檢查標示的位置。',
    },
  },
} as const satisfies Record<string, { status: number; message: Record<Language, string> }>;
