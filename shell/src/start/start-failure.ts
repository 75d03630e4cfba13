import { chooseLanguage, readCookie, type Language } from '@portal/shared/i18n';
import startFailure from './start-failure.json';

// Not in the locale files, because these may fail to load as well.
const TEXTS: Record<Language, { title: string; action: string }> = startFailure;

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
