import { chooseFonts } from './choose-fonts.ts';

const setDevice = (
  width: number,
  height: number,
  connection?: { saveData?: boolean; effectiveType?: string },
) => {
  Object.defineProperty(globalThis, 'screen', { configurable: true, value: { width, height } });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
};

const chosen = () => document.documentElement.dataset['fonts'];

beforeEach(() => delete document.documentElement.dataset['fonts']);

it.each([
  ['a phone', 390, 844, undefined, undefined],
  ['a phone in landscape', 932, 430, undefined, undefined],
  ['a laptop', 1366, 768, undefined, 'web'],
  ['a tablet', 744, 1133, undefined, 'web'],
  ['a laptop with a fast connection', 1366, 768, { effectiveType: '4g', saveData: false }, 'web'],
  ['a laptop with a 3G connection', 1366, 768, { effectiveType: '3g' }, undefined],
  ['a laptop with a slow 2G connection', 1366, 768, { effectiveType: 'slow-2g' }, undefined],
  ['a laptop that saves data', 1366, 768, { effectiveType: '4g', saveData: true }, undefined],
])('%s chooses its fonts', (_, width, height, connection, fonts) => {
  setDevice(width, height, connection);

  chooseFonts();

  expect(chosen()).toBe(fonts);
});

it('a narrow window of a laptop has the same fonts as a wide one', () => {
  setDevice(1366, 768);
  window.innerWidth = 390;

  chooseFonts();

  expect(chosen()).toBe('web');
});
