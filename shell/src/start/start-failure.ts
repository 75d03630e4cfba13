import { chooseLanguage, readCookie, type Language } from '@portal/shared/i18n';

// Not in the locale files, because these may fail to load as well.
const TEXTS: Record<Language, { title: string; action: string }> = {
  ko: { title: '포털을 시작하지 못했어요', action: '새로고침' },
  en: { title: 'The portal could not start', action: 'Reload' },
  'zh-CN': { title: '门户无法启动', action: '刷新' },
  'zh-TW': { title: '入口網站無法啟動', action: '重新整理' },
};

/** Replaces the page with a message that the portal could not start and a reload button. */
export const showStartFailure = (root: HTMLElement): void => {
  const texts = TEXTS[chooseLanguage(readCookie('language'), navigator.language)];
  const title = document.createElement('h1');
  title.textContent = texts.title;
  const action = document.createElement('button');
  action.type = 'button';
  action.textContent = texts.action;
  action.addEventListener('click', () => location.reload());
  root.replaceChildren(title, action);
};
