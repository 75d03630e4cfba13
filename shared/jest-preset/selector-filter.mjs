import { createRequire } from 'node:module';

const environmentRequire = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
// jsdom reads this function when it is first required, so it is replaced before the first window exists.
const selectors = environmentRequire('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What the last compound of a complex selector demands of the element itself, or `undefined` where that is unclear. */
const demandOf = (complexSelector) => {
  const compound = complexSelector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const className = /\.([\w-]+)/.exec(compound)?.[1];
  if (className) return { className };
  const tagName = /^[a-z][\w-]*/i.exec(compound)?.[0];
  return tagName && { tagName: tagName.toLowerCase() };
};

/** One demand for each selector of a list; an element that meets none of them cannot match the list. */
const demandsOf = (selectorList) => {
  let bare = selectorList;
  for (let before; before !== bare;) {
    before = bare;
    bare = bare.replace(/\([^()[\]]*\)|\[[^[\]()]*\]/g, '');
  }
  // A selector that this reading does not cover is left to jsdom.
  if (/[^\w\s.,:*#>+~-]/.test(bare)) return undefined;
  const demands = bare.split(',').map(demandOf);
  return demands.every(Boolean) ? demands : undefined;
};

const known = new Map();

/** Whether an element may match; `false` is certain, `true` is for the selector engine to decide. */
const mayMatch = (element, selectorList) => {
  let demands = known.get(selectorList);
  if (demands === undefined && !known.has(selectorList)) {
    demands = demandsOf(selectorList);
    known.set(selectorList, demands);
  }
  if (!demands) return true;
  const classes = element.getAttributeNS(null, 'class') ?? '';
  const tag = element._localName.toLowerCase();
  return demands.some(({ className, tagName }) =>
    className ? classes.includes(className) : tag === tagName,
  );
};

/**
 * Makes `getComputedStyle` cheap: jsdom asks its selector engine about every rule of the page for every element, and
 * nearly all rules belong to a class that the element does not have.
 */
export const filterSelectors = () => {
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selectorList) =>
    (typeof selectorList !== 'string' || mayMatch(element, selectorList)) &&
    matchesDontThrow(element, selectorList);
};
