import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Slice } from './subset.ts';
import { parseUnicodeRange } from './unicode-range.ts';

const FACE = /@font-face\s*{[^}]*}/g;

/** The slices of a package's style sheet, as far as `isUsed` says so for their file names. */
function readSlices(sheet: string, isUsed: (file: string) => boolean): Slice[] {
  return (readFileSync(sheet, 'utf8').match(FACE) ?? []).flatMap((face) => {
    const [, url] = /url\(['"]?([^'")]+)/.exec(face) ?? [];
    const [, range] = /unicode-range:\s*([^;}]+)/.exec(face) ?? [];
    if (!url || !range || !isUsed(url)) return [];
    const file = path.resolve(path.dirname(sheet), url);
    return [{ file, codes: parseUnicodeRange(range), read: () => readFileSync(file) }];
  });
}

/** The fonts that a package depends on, from whose files its own are made. */
export function findFontSources(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  // The numbered slices of Noto have the Han characters; those named by a script are not needed beside Pretendard.
  const noto = (name: string) =>
    readSlices(resolve(`@fontsource-variable/${name}/index.css`), (file) => /-\d+-wght-/.test(file));
  return {
    pretendard: () => readFileSync(resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
    pretendardSlices: () =>
      readSlices(resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'), () => true),
    simplified: () => noto('noto-sans-sc'),
    traditional: () => noto('noto-sans-tc'),
  };
}

export type FontSources = ReturnType<typeof findFontSources>;
