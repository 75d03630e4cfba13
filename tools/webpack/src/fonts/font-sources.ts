import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HanFont } from '@portal/shared/facts';
import { parseUnicodeRange } from './unicode-range.ts';

/** A slice of a font: a file with the glyphs of some characters. */
export type Slice = { file: string; codes: readonly number[] };

/** The weights of Han: of running text, and of headings and amounts. */
export const HAN_WEIGHTS = [400, 600] as const;
export type HanWeight = (typeof HAN_WEIGHTS)[number];

const WEIGHT_NAMES: Record<HanWeight, string> = { 400: '400Regular', 600: '600SemiBold' };

const FACE = /@font-face\s*{[^}]*}/g;

/** The slices of a package's style sheet, as far as `isUsed` says so for their file names. */
function readSlices(sheet: string, isUsed: (file: string) => boolean): Slice[] {
  return (readFileSync(sheet, 'utf8').match(FACE) ?? []).flatMap((face) => {
    const [, url] = /url\(['"]?([^'")]+)/.exec(face) ?? [];
    const [, range] = /unicode-range:\s*([^;}]+)/.exec(face) ?? [];
    if (!url || !range || !isUsed(url)) return [];
    return [{ file: path.resolve(path.dirname(sheet), url), codes: parseUnicodeRange(range) }];
  });
}

/** The fonts that a package depends on, from whose files its own are made. */
export function findFontSources(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const noto = (script: HanFont) => {
    const name = `noto-sans-${script.toLowerCase()}`;
    return {
      script,
      whole: (weight: HanWeight) => {
        const folder = WEIGHT_NAMES[weight];
        return readFileSync(resolve(`@expo-google-fonts/${name}/${folder}/NotoSans${script}_${folder}.ttf`));
      },
      // The numbered slices have the Han characters; those named by a script are not needed beside Pretendard.
      slices: () =>
        readSlices(resolve(`@fontsource-variable/${name}/index.css`), (file) => /-\d+-wght-/.test(file)),
    };
  };
  return {
    pretendard: {
      whole: () => readFileSync(resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
      slices: () =>
        readSlices(resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'), () => true),
    },
    noto,
  };
}

export type FontSources = ReturnType<typeof findFontSources>;
