export { uiTexts } from './ui-texts.ts';
