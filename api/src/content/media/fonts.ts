import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { findHanFont, type Language, type HanFont } from '@portal/shared/facts';

const LATIN_AND_HANGUL = 'Pretendard';
const PRETENDARD = import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf');

/** What Pretendard does not have: Han, kana, and the punctuation of full width. */
const HAN = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Bopo}\u3000-\u303F\uFF00-\uFFEF]/u;

type Slice = { family: string; file: URL; ranges: readonly (readonly [first: number, last: number])[] };

/** A Noto family is published in slices of some hundred characters, each a font file. */
const readSlices = (script: HanFont): Slice[] => {
  const family = `noto-sans-${script.toLowerCase()}`;
  const list = import.meta.resolve(`@fontsource-variable/${family}/unicode.json`);
  const slices = JSON.parse(readFileSync(new URL(list), 'utf8')) as Record<string, string>;
  return Object.entries(slices).map(([name, ranges]) => {
    const slice = `${family}-${name.replace(/[[\]]/g, '')}-wght-normal`;
    return {
      family: slice,
      file: new URL(`./files/${slice}.woff2`, list),
      ranges: ranges.split(',').map((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return [first, last] as const;
      }),
    };
  });
};

const registered = new Set<string>();

const register = (family: string, file: URL) => {
  if (registered.has(family)) return;
  if (!GlobalFonts.registerFromPath(fileURLToPath(file), family))
    throw new Error(`The font ${file.href} cannot be read.`);
  registered.add(family);
};

const slicesByScript = new Map<HanFont, Slice[]>();

/** Registers the slices that contain characters of a text; each is a family of its own, since a canvas knows no ranges. */
const registerSlices = (script: HanFont, text: string): string[] => {
  const slices = slicesByScript.get(script) ?? readSlices(script);
  slicesByScript.set(script, slices);
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const needed = slices.filter(({ ranges }) =>
    ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)),
  );
  for (const { family: slice, file } of needed) register(slice, file);
  return needed.map(({ family: slice }) => slice);
};

/**
 * The font families that a text in a language is drawn with, of the same fonts as on pages. The server's own fonts differ
 * by machine, and most servers have none for Korean and Chinese.
 */
export const pickFontFamilies = (text: string, language: Language): string => {
  register(LATIN_AND_HANGUL, new URL(PRETENDARD));
  const noto = findHanFont(language);
  const slices = HAN.test(text) ? registerSlices(noto ?? 'SC', text) : [];
  // The punctuation of Han and Latin within Han come from the font of Han.
  const families = noto ? [...slices, LATIN_AND_HANGUL] : [LATIN_AND_HANGUL, ...slices];
  return families.map((family) => `"${family}"`).join(', ');
};
