import { chooseLanguage, readCookie, type Language } from '@portal/shared/i18n';

type Words = { title: string; action: string; offline: string };

// Nothing else can be loaded when these are shown, the files with the texts included.
const WORDS: Record<Language, Words> = {
  ko: {
    title: '포털을 시작하지 못했어요',
    action: '새로 고침',
    offline: '인터넷에 연결되어 있지 않아요. 다시 연결되면 저절로 이어서 열어요.',
  },
  en: {
    title: 'The portal could not start',
    action: 'Reload',
    offline: 'You are offline. The portal opens by itself once you are connected again.',
  },
  'zh-CN': {
    title: '门户无法启动',
    action: '刷新',
    offline: '当前没有网络连接。恢复连接后会自动打开。',
  },
  'zh-TW': {
    title: '入口網站無法啟動',
    action: '重新整理',
    offline: '目前沒有網路連線。恢復連線後會自動開啟。',
  },
};

const words = () => WORDS[chooseLanguage(readCookie('language'), document.documentElement.lang)];

/** The last page there is: says that the portal could not start, and offers another try. */
export const showStartFailure = (root: HTMLElement): void => {
  const { title: failed, action: reload } = words();
  const title = document.createElement('h1');
  title.textContent = failed;
  const action = document.createElement('button');
  action.type = 'button';
  action.textContent = reload;
  action.addEventListener('click', () => location.reload());
  root.replaceChildren(title, action);
};

/** Says below the sign of loading why it takes so long; the first page takes its place. */
export const showOffline = (root: HTMLElement): void => {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = words().offline;
  (root.firstElementChild ?? root).append(note);
};
