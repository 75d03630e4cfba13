import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findHanFont } from '@portal/shared/facts';
import type { Language, HanFont } from '@portal/shared/facts';
import {
  CHINESE_PUNCTUATION,
  COMMON_HANGUL,
  hangulOf,
  hanOf,
  isChinesePunctuation,
  isHan,
  LATIN,
  latinOf,
} from './characters.ts';
import { HAN_WEIGHTS } from './font-sources.ts';
import type { FontSources, HanWeight, Slice } from './font-sources.ts';
import { readCharacters, subsetHan, subsetVariable } from './subset.ts';
import { formatUnicodeRange } from './unicode-range.ts';

/** The characters of a language's texts: those of the first pages, and those of all other pages. */
export type TextCharacters = { first: string; later: string };

/** A font file to emit, under a name within the build. */
export type FontFile = { name: string; codes: readonly number[]; make: () => Promise<Buffer> | Buffer };

type Family = { name: string; weights: string; codes: readonly number[]; file: FontFile };

/** The fonts of a language: the style sheets and what they refer to. */
export type LanguageFonts = {
  /** The rules of the files that a page starts with. */
  first: string;
  /** The rules of the files with all other characters, which names and titles need; empty if system fonts draw them. */
  later: string;
  files: FontFile[];
};

// Both sheets have the same weights, since a browser takes only the rules with the nearest weight of a family.
const PRETENDARD = { name: 'Pretendard Variable', weights: '45 920' };

const face = ({ name, weights, codes, file }: Family) =>
  `@font-face{font-family:"${name}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${file.name}) format("woff2");unicode-range:${formatUnicodeRange(codes)}}`;

const sheetOf = (families: readonly Family[]) =>
  families
    .filter(({ codes }) => codes.length > 0)
    .map(face)
    .join('\n');

/** A file's name changes with its source, so that two versions of a slice never share a name. */
const copyOf = ({ file }: Slice): FontFile => {
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { name: `fonts/${hash}${path.extname(file)}`, codes: [], make: () => content };
};

const without = (codes: Iterable<number>, others: ReadonlySet<number>) =>
  [...new Set(codes)].filter((code) => !others.has(code));

const readPretendard = ({ pretendard }: FontSources) => {
  const font = pretendard.whole();
  const characters = readCharacters(font);
  return {
    has: (code: number) => characters.has(code),
    file: (name: string, all: Iterable<number>): FontFile => {
      const codes = [...new Set(all)].filter((code) => characters.has(code));
      return { name: `fonts/${name}.woff2`, codes, make: () => subsetVariable(font, codes) };
    },
  };
};

const familyOf = (file: FontFile): Family => ({ ...PRETENDARD, codes: file.codes, file });

/** Korean: all texts in one file, other common syllables in a second one, and slices with rare ones. */
function koreanFonts(sources: FontSources, texts: string): LanguageFonts {
  const pretendard = readPretendard(sources);
  const first = pretendard.file('ko', [...LATIN, ...latinOf(texts), ...hangulOf(texts)]);
  const inFirst = new Set(first.codes);
  const names = pretendard.file('ko-names', without(COMMON_HANGUL, inFirst));
  const inBoth = new Set([...inFirst, ...names.codes]);
  const slices = sources.pretendard.slices().map((slice): Family => {
    const codes = without(slice.codes, inBoth).filter(pretendard.has);
    return { ...PRETENDARD, codes, file: copyOf(slice) };
  });
  return fontsOf([familyOf(first)], [familyOf(names), ...slices]);
}

/** Latin; names in other scripts use system fonts. */
const latinFonts = (sources: FontSources, language: Language, texts: string): LanguageFonts =>
  fontsOf([familyOf(readPretendard(sources).file(language, [...LATIN, ...latinOf(texts)]))], []);

/** The two families of a file: its punctuation precedes Pretendard in font stacks, its Han follows it. */
const notoFamilies = (
  script: string,
  weight: HanWeight,
  file: FontFile,
  codes: readonly number[] = file.codes,
): Family[] => {
  const weights = `${weight}`;
  return [
    { name: `Noto Sans ${script} Punctuation`, weights, codes: codes.filter(isChinesePunctuation), file },
    { name: `Noto Sans ${script} Variable`, weights, codes: codes.filter(isHan), file },
  ];
};

/** Languages with Han: Latin, the Han of the first pages' texts in a file per weight, likewise that of other texts, and slices. */
function hanFonts(
  sources: FontSources,
  language: Language,
  noto: HanFont,
  texts: TextCharacters,
): LanguageFonts {
  const { script, whole, slices } = sources.noto(noto);
  const latin = readPretendard(sources).file(`${language}-latin`, [
    ...LATIN,
    ...latinOf(texts.first + texts.later),
  ]);
  const available = readCharacters(whole(400));
  const familiesOf = (name: string, codes: readonly number[]) =>
    HAN_WEIGHTS.flatMap((weight) => {
      const file = {
        name: `fonts/${name}-${weight}.woff2`,
        codes,
        make: () => subsetHan(whole(weight), codes),
      };
      return notoFamilies(script, weight, file);
    });
  const first = [...new Set([...CHINESE_PUNCTUATION, ...hanOf(texts.first)])].filter((code) =>
    available.has(code),
  );
  const later = without(hanOf(texts.later), new Set(first)).filter((code) => available.has(code));
  const inBoth = new Set([...first, ...later]);
  const rest = slices().flatMap((slice) => {
    const file = copyOf(slice);
    const codes = without(slice.codes, inBoth);
    return HAN_WEIGHTS.flatMap((weight) => notoFamilies(script, weight, file, codes));
  });
  return fontsOf(
    [...familiesOf(language, first), familyOf(latin)],
    [...familiesOf(`${language}-later`, later), ...rest],
  );
}

function fontsOf(first: readonly Family[], later: readonly Family[]): LanguageFonts {
  const files = new Map(
    [...first, ...later].filter(({ codes }) => codes.length > 0).map(({ file }) => [file.name, file]),
  );
  return { first: sheetOf(first), later: sheetOf(later), files: [...files.values()] };
}

export function planFonts(sources: FontSources, language: Language, texts: TextCharacters): LanguageFonts {
  const noto = findHanFont(language);
  if (noto) return hanFonts(sources, language, noto, texts);
  if (language === 'ko') return koreanFonts(sources, texts.first + texts.later);
  return latinFonts(sources, language, texts.first + texts.later);
}
