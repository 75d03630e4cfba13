import { FALLBACK_FAMILY, LINUX_FAMILY } from './fallback-font-faces.ts';

const LATIN = `"Pretendard Variable",${FALLBACK_FAMILY}`;
const SIMPLIFIED = `"Noto Sans SC Variable"`;
const TRADITIONAL = `"Noto Sans TC Variable"`;
/** Chinese punctuation only. They precede Pretendard, whose quotes and full stops have Korean widths and positions. */
const SIMPLIFIED_PUNCTUATION = `"Noto Sans SC Punctuation"`;
const TRADITIONAL_PUNCTUATION = `"Noto Sans TC Punctuation"`;
/** Precedes the Noto families, which would otherwise load font slices for emoji in titles. */
const EMOJI = `"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"`;
/**
 * The interface fonts of iOS and macOS, Windows and Android; on Linux Arial's metrics, or DejaVu made narrower, because what `system-ui`
 * means there may be a fifth wider.
 */
const SYSTEM = `-apple-system,"Segoe UI",Roboto,Arial,${LINUX_FAMILY},system-ui`;
/** The fonts of each script, on iOS and macOS, Windows, Android and Linux. */
const HANGUL = `"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"`;
const SIMPLIFIED_HAN = `"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"`;
const TRADITIONAL_HAN = `"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC"`;

/** The system fonts of each language: its own script precedes the others, since Han has national shapes. */
const SYSTEM_STACKS = {
  ko: `${HANGUL},${TRADITIONAL_HAN},${SIMPLIFIED_HAN},sans-serif`,
  'zh-CN': `${SIMPLIFIED_HAN},${HANGUL},${TRADITIONAL_HAN},sans-serif`,
  'zh-TW': `${TRADITIONAL_HAN},${HANGUL},${SIMPLIFIED_HAN},sans-serif`,
};

/**
 * The rules of every page. A page begins with system fonts, which phones and slow connections keep; the shell turns web fonts
 * on with `data-fonts`. Pretendard covers Latin and Hangul but no Han, so the font stacks of both Chinese languages
 * continue with a Noto family. Hangul and Han on pages in another language use system fonts: their characters are
 * spread over so many font slices that one page of a list would fetch a megabyte. The height of a row is registered as a
 * length, so that virtual rows read it in pixels.
 */
export const BASE_RULES = `
@property --row{syntax:"<length>";inherits:true;initial-value:60px}
:root{--font:${SYSTEM},${SYSTEM_STACKS.ko};--text-weight:400;--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:root:lang(zh-CN){--font:${SYSTEM},${SYSTEM_STACKS['zh-CN']}}
:root:lang(zh-TW){--font:${SYSTEM},${SYSTEM_STACKS['zh-TW']}}
:root[data-fonts=web]{--text-weight:450;--font:${LATIN},${EMOJI},${SYSTEM},${SYSTEM_STACKS.ko}}
:root[data-fonts=web]:lang(zh-CN){--font:${SIMPLIFIED_PUNCTUATION},${LATIN},${EMOJI},${SIMPLIFIED},${SYSTEM_STACKS['zh-CN']}}
:root[data-fonts=web]:lang(zh-TW){--font:${TRADITIONAL_PUNCTUATION},${LATIN},${EMOJI},${TRADITIONAL},${SYSTEM_STACKS['zh-TW']}}
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
