import { chooseLanguage, readCookie, type Language } from '@portal/shared/i18n';

// Nothing else can be loaded when this is shown, the files with the texts included.
const WORDS: Record<Language, { title: string; action: string }> = {
  ko: { title: '포털을 시작하지 못했어요', action: '새로 고침' },
  en: { title: 'The portal could not start', action: 'Reload' },
  'zh-CN': { title: '门户无法启动', action: '刷新' },
  'zh-TW': { title: '入口網站無法啟動', action: '重新整理' },
};

/** The last page there is: says that the portal could not start, and offers another try. */
export const showStartFailure = (root: HTMLElement): void => {
  const words = WORDS[chooseLanguage(readCookie('language'), navigator.language)];
  const title = document.createElement('h1');
  title.textContent = words.title;
  const action = document.createElement('button');
  action.type = 'button';
  action.textContent = words.action;
  action.addEventListener('click', () => location.reload());
  root.replaceChildren(title, action);
};
