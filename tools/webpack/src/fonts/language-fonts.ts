import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Language } from '@portal/shared/facts';
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
import type { FontSources } from './font-sources.ts';
import { readCharacterMap, readTables } from './sfnt.ts';
import { subset, subsetSlices } from './subset.ts';
import type { Slice } from './subset.ts';
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

// Both sheets have the same weights: with others, browsers take the rules for different styles of a family and use only one.
const PRETENDARD = { name: 'Pretendard Variable', weights: '45 920' };
const noto = (script: string, kind: 'Variable' | 'Punctuation') => ({
  name: `Noto Sans ${script} ${kind}`,
  weights: '100 900',
});

const face = ({ name, weights, codes, file }: Family) =>
  `@font-face{font-family:"${name}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${file.name}) format("woff2");unicode-range:${formatUnicodeRange(codes)}}`;

const sheetOf = (families: readonly Family[]) =>
  families
    .filter(({ codes }) => codes.length > 0)
    .map(face)
    .join('\n');

/** A file's name changes with its source, so that two versions of a slice never share a name. */
const copyOf = ({ file, read }: Slice): FontFile => {
  const hash = createHash('sha256').update(read()).digest('hex').slice(0, 12);
  return { name: `fonts/${hash}${path.extname(file)}`, codes: [], make: read };
};

const without = (codes: Iterable<number>, others: ReadonlySet<number>) =>
  [...new Set(codes)].filter((code) => !others.has(code));

type Pretendard = { font: Buffer; has: (code: number) => boolean };

const readPretendard = (sources: FontSources): Pretendard => {
  const font = sources.pretendard();
  const characters = readCharacterMap(readTables(font));
  return { font, has: (code) => characters.has(code) };
};

const pretendardFile = ({ font, has }: Pretendard, name: string, all: Iterable<number>): FontFile => {
  const codes = [...new Set(all)].filter(has);
  return { name: `fonts/${name}.woff2`, codes, make: () => subset(font, codes) };
};

const familyOf = (file: FontFile): Family => ({ ...PRETENDARD, codes: file.codes, file });

/** Korean: all texts in one file, other common syllables in a second one, and slices with rare ones. */
function koreanFonts(sources: FontSources, texts: string): LanguageFonts {
  const pretendard = readPretendard(sources);
  const first = pretendardFile(pretendard, 'ko', [...LATIN, ...latinOf(texts), ...hangulOf(texts)]);
  const inFirst = new Set(first.codes);
  const names = pretendardFile(pretendard, 'ko-names', without(COMMON_HANGUL, inFirst));
  const inBoth = new Set([...inFirst, ...names.codes]);
  const slices = sources.pretendardSlices().map((slice): Family => {
    const codes = without(slice.codes, inBoth).filter(pretendard.has);
    return { ...PRETENDARD, codes, file: copyOf(slice) };
  });
  return fontsOf([familyOf(first)], [familyOf(names), ...slices]);
}

/** English: Latin. Names in other scripts use system fonts. */
const latinFonts = (sources: FontSources, texts: string): LanguageFonts =>
  fontsOf([familyOf(pretendardFile(readPretendard(sources), 'en', [...LATIN, ...latinOf(texts)]))], []);

const isSliced = (code: number) => isHan(code) || isChinesePunctuation(code);

function notoFile(slices: readonly Slice[], name: string, wanted: Iterable<number>): FontFile {
  const available = new Set(slices.flatMap(({ codes }) => codes));
  const codes = [...new Set(wanted)].filter((code) => available.has(code));
  return { name: `fonts/${name}.woff2`, codes, make: () => subsetSlices(slices, new Set(codes)) };
}

/** The two families of a file: its punctuation precedes Pretendard in font stacks, its Han follows it. */
const notoFamilies = (script: string, file: FontFile, codes: readonly number[]): Family[] => [
  { ...noto(script, 'Punctuation'), codes: codes.filter(isChinesePunctuation), file },
  { ...noto(script, 'Variable'), codes: codes.filter(isHan), file },
];

/** Chinese: Latin, the Han of the first pages' texts in one file, that of other texts in another one, and slices. */
function chineseFonts(
  sources: FontSources,
  language: 'zh-CN' | 'zh-TW',
  texts: TextCharacters,
): LanguageFonts {
  const script = language === 'zh-CN' ? 'SC' : 'TC';
  const slices = language === 'zh-CN' ? sources.simplified() : sources.traditional();
  const latin = pretendardFile(readPretendard(sources), `${language}-latin`, [
    ...LATIN,
    ...latinOf(texts.first + texts.later),
  ]);
  const first = notoFile(slices, language, [...CHINESE_PUNCTUATION, ...hanOf(texts.first)]);
  const inFirst = new Set(first.codes);
  const later = notoFile(slices, `${language}-later`, without(hanOf(texts.later), inFirst));
  const inBoth = new Set([...inFirst, ...later.codes]);
  const rest = slices.flatMap((slice) =>
    notoFamilies(script, copyOf(slice), without(slice.codes.filter(isSliced), inBoth)),
  );
  return fontsOf(
    [...notoFamilies(script, first, first.codes), familyOf(latin)],
    [...notoFamilies(script, later, later.codes), ...rest],
  );
}

function fontsOf(first: readonly Family[], later: readonly Family[]): LanguageFonts {
  const files = new Map(
    [...first, ...later].filter(({ codes }) => codes.length > 0).map(({ file }) => [file.name, file]),
  );
  return { first: sheetOf(first), later: sheetOf(later), files: [...files.values()] };
}

export function planFonts(sources: FontSources, language: Language, texts: TextCharacters): LanguageFonts {
  if (language === 'ko') return koreanFonts(sources, texts.first + texts.later);
  if (language === 'en') return latinFonts(sources, texts.first + texts.later);
  return chineseFonts(sources, language, texts);
}
