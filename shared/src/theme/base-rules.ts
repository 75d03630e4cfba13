const LATIN = `"Pretendard Variable"`;
const SYSTEM = `system-ui, -apple-system`;

/**
 * The rules every page starts from. Pretendard has no Han, so it stands first in every stack and Chinese falls
 * through to its own family; the families behind it show the other languages' names and titles.
 */
export const BASE_RULES = `
:root{--font:${LATIN},${SYSTEM},"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR","PingFang TC","Microsoft JhengHei",sans-serif;--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:root:lang(zh-CN){--font:${LATIN},"Noto Sans SC Variable","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Apple SD Gothic Neo","Malgun Gothic",sans-serif}
:root:lang(zh-TW){--font:${LATIN},"Noto Sans TC Variable","PingFang TC","Microsoft JhengHei","Noto Sans CJK TC","Apple SD Gothic Neo","Malgun Gothic",sans-serif}
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
@media print{body{background:#fff}[data-print=hide]{display:none!important}a{color:inherit}}
`;
