export {
  dropConnectors,
  foldCharacters,
  type FoldedCharacter,
  foldSigns,
  foldWords,
  readWords,
  splitWords,
} from './fold.ts';
export {
  createTextFilter,
  type FoldedText,
  foldTexts,
  readTextSearch,
  type SearchedWord,
  type TextSearch,
} from './text-search.ts';
export { canHaveTypo } from './typos.ts';
