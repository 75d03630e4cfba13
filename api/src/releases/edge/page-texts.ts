import type { Language } from '@portal/shared/facts';

/** Shown by browsers that run no scripts. */
export const NO_SCRIPT: Record<Language, string> = {
  ko: '이 페이지를 보려면 브라우저 설정에서 자바스크립트를 켜 주세요.',
  en: 'Please turn on JavaScript in your browser to use this site.',
  'zh-CN': '请在浏览器设置中启用 JavaScript 后再访问此站点。',
  'zh-TW': '請在瀏覽器設定中啟用 JavaScript，再瀏覽本網站。',
};

/** For a page whose scripts have not run after a while. */
export const START_LATE: Record<Language, { text: string; reload: string }> = {
  ko: { text: '화면을 불러오는 데 시간이 걸리고 있어요. 인터넷 연결을 확인해 주세요.', reload: '새로고침' },
  en: { text: 'Loading takes longer than usual. Please check your connection.', reload: 'Reload' },
  'zh-CN': { text: '页面加载时间较长，请检查网络连接。', reload: '刷新' },
  'zh-TW': { text: '頁面載入時間較長，請檢查網路連線。', reload: '重新整理' },
};

/** For a domain that has no release yet. */
export const NOT_RELEASED: Record<Language, string> = {
  ko: '사이트를 준비하고 있어요. 잠시 뒤 다시 들어와 주세요.',
  en: 'This site is being set up. Please come back in a while.',
  'zh-CN': '站点正在准备中，请稍后再来。',
  'zh-TW': '網站準備中，請稍後再來。',
};

export const SERVER_FAILED: Record<Language, string> = {
  ko: '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.',
  en: 'Something went wrong. Please try again in a while.',
  'zh-CN': '出现问题，请稍后再试。',
  'zh-TW': '發生問題，請稍後再試。',
};

export const UNKNOWN_SITE: Record<Language, string> = {
  ko: '등록되지 않은 사이트예요. 주소를 확인해 주세요.',
  en: 'There is no site at this address. Please check it.',
  'zh-CN': '此地址没有对应的站点，请检查地址。',
  'zh-TW': '此網址沒有對應的網站，請檢查網址。',
};

export const DEMO_SITES: Record<Language, string> = {
  ko: '데모 사이트',
  en: 'Demo sites',
  'zh-CN': '演示站点',
  'zh-TW': '示範網站',
};
