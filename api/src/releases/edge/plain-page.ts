import type { Language } from '@portal/shared/facts';
import { Html, markup } from './markup.ts';
import { createPageHeaders } from './page-headers.ts';
import { computeCspHash } from './style-hashes.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;font:1rem/1.5 system-ui,sans-serif}
main{max-width:36rem}
h1{margin:0 0 16px;font-size:1.5rem;line-height:1.35;word-break:keep-all;overflow-wrap:anywhere}
button{min-height:44px;padding-inline:20px;border:0;border-radius:10px;font:inherit;font-weight:600;color:Canvas;background:CanvasText;cursor:pointer}
button:focus-visible{outline:2px solid Highlight;outline-offset:2px}
ul{padding-left:1.2em}`;

const { Vary, ...fixed } = createPageHeaders({ styles: [computeCspHash(STYLE)], trustedTypes: [] });
/** The language follows Accept-Language, because there is no domain with a default language. */
const HEADERS = { ...fixed, Vary: `${Vary}, Accept-Language` };

/** A page without scripts and other resources. */
export function renderPlainPage(language: Language, { title, body }: { title: string; body?: Html }) {
  const { text } = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
  return { text, headers: HEADERS };
}
