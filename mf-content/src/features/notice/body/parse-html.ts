import { decodeHtmlEntities } from './decode-html-entities.ts';

export type HtmlElement = {
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
};

export type HtmlNode = string | HtmlElement;

const VOID_ELEMENTS: readonly string[] = ['br', 'hr', 'img', 'wbr'];

// A start tag of these elements closes an open paragraph.
const CLOSES_PARAGRAPH: readonly string[] = [
  'blockquote',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'ol',
  'p',
  'pre',
  'table',
  'ul',
];

const ATTRIBUTES = String.raw`(?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*`;

const TOKEN = new RegExp(
  String.raw`<!--[^]*?-->|</([a-z][a-z0-9]*)\s*>|<([a-z][a-z0-9]*)(${ATTRIBUTES})\s*/?>|[^<]+|<`,
  'gi',
);

const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const parseAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeHtmlEntities(double ?? single ?? bare ?? ''),
    ]),
  );

/**
 * Parses HTML into plain data, which React then renders. The browser's own parsers are injection sinks, which Trusted
 * Types forbid. Written for the output of the server's sanitiser; anything it cannot parse becomes text.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const close = (name: string) => {
    const depth = open.findLastIndex((element) => element.name === name);
    if (depth > 0) open.length = depth;
  };

  for (const [token, closing, opening, attributes = ''] of html.matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    if (closing) close(closing.toLowerCase());
    else if (opening) {
      const name = opening.toLowerCase();
      if (current().name === 'p' && CLOSES_PARAGRAPH.includes(name)) close('p');
      if (current().name === 'li' && name === 'li') close('li');
      const element: HtmlElement = { name, attributes: parseAttributes(attributes), children: [] };
      current().children.push(element);
      if (!VOID_ELEMENTS.includes(name)) open.push(element);
    } else current().children.push(decodeHtmlEntities(token));
  }
  return root.children;
}
