import { findHanFont, LANGUAGES } from '../facts/index.ts';
import type { Language, HanFont } from '../facts/index.ts';
import { FALLBACK_FAMILY, LINUX_FAMILY } from './fallback-font-faces.ts';

const LATIN = `"Pretendard Variable",${FALLBACK_FAMILY}`;
/** Precedes the Noto families, which would otherwise load font slices for emoji in titles. */
const EMOJI = `"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"`;
/**
 * The interface fonts of iOS and macOS, Windows and Android; on Linux Arial's metrics, or DejaVu made narrower, because what `system-ui`
 * means there may be a fifth wider.
 */
const SYSTEM = `-apple-system,"Segoe UI",Roboto,Arial,${LINUX_FAMILY},system-ui`;
/** The fonts of each script, on iOS and macOS, Windows, Android and Linux. */
const HANGUL = `"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"`;
const HAN: Record<HanFont, string> = {
  TC: `"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC"`,
  SC: `"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"`,
};

/** The system fonts of a language: its own script precedes the others, since Han has national shapes. */
const listSystemFonts = (own?: HanFont) =>
  [
    ...(own ? [HAN[own]] : []),
    HANGUL,
    ...Object.entries(HAN).flatMap(([script, fonts]) => (script === own ? [] : [fonts])),
    'sans-serif',
  ].join();

/** The rules of all languages with Han, a line for each. */
const writeHanRules = (write: (language: Language, noto: HanFont) => string) =>
  LANGUAGES.flatMap((language) => {
    const noto = findHanFont(language);
    return noto ? [write(language, noto)] : [];
  }).join('\n');

// The punctuation of Han precedes Pretendard, whose quotes and full stops have Korean widths and positions.
const listWebFonts = (noto: HanFont) =>
  `"Noto Sans ${noto} Punctuation",${LATIN},${EMOJI},"Noto Sans ${noto} Variable",${listSystemFonts(noto)}`;

/**
 * The rules of every page. A page begins with system fonts, which phones and slow connections keep; the shell turns web fonts
 * on with `data-fonts`. Pretendard covers Latin and Hangul but no Han, so the font stacks of both Chinese languages
 * continue with a Noto family. Hangul and Han on pages in another language use system fonts: their characters are
 * spread over so many font slices that one page of a list would fetch a megabyte. The height of a row is registered as a
 * length, so that virtual rows read it in pixels.
 */
export const BASE_RULES = `
@property --row{syntax:"<length>";inherits:true;initial-value:60px}
:root{--font:${SYSTEM},${listSystemFonts()};--text-weight:400;--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
${writeHanRules((language, noto) => `:root:lang(${language}){--font:${SYSTEM},${listSystemFonts(noto)}}`)}
:root[data-fonts=web]{--text-weight:450;--font:${LATIN},${EMOJI},${SYSTEM},${listSystemFonts()}}
${writeHanRules((language, noto) => `:root[data-fonts=web]:lang(${language}){--font:${listWebFonts(noto)}}`)}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable}
body{min-height:100dvh;background:var(--page);color:var(--text);font-family:var(--font);font-size:14px;line-height:20px;font-weight:450;font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
:lang(ko){word-break:keep-all}
:lang(zh){word-break:normal}
h1,h2,h3,h4{font-size:inherit;line-height:inherit;font-weight:inherit}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
button:disabled{cursor:default}
ul,ol{padding:0;list-style:none}
fieldset{min-width:0;padding:0;border:0}
table{border-collapse:collapse;border-spacing:0}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
em,cite,i{font-style:normal}
a{color:var(--primary-text);text-decoration:none;text-underline-offset:3px}
a:hover{text-decoration:underline}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
@media (prefers-contrast:more){:root:root{--ctl-line:var(--compare);--line:var(--compare)}}
@media (prefers-reduced-motion:reduce){*,::before,::after{scroll-behavior:auto!important;transition-property:opacity!important;transition-duration:80ms!important}}
@page{margin:16mm 14mm 18mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt system-ui,sans-serif}}
@media print{body{background:#fff}tr,article,figure{break-inside:avoid}[data-print=hide],body:has([data-print=title]) h1{display:none!important}a{color:inherit}}
`;
