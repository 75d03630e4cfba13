import { decodeHtmlText } from './html-text.ts';

export type HtmlElement = {
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
};

export type HtmlNode = string | HtmlElement;

const VOID: readonly string[] = ['br', 'hr', 'img', 'wbr'];

// An open paragraph ends where a block begins, also when nobody wrote its end.
const ENDS_PARAGRAPH: readonly string[] = [
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

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeHtmlText(double ?? single ?? bare ?? ''),
    ]),
  );

/**
 * Reads HTML into plain data. The browser's own parsers are no choice here: under Trusted Types each of them is a
 * place where text turns into a document, while data that React draws piece by piece never passes one.
 * It is meant for what the server's sanitiser writes; whatever it cannot read becomes text.
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
      if (current().name === 'p' && ENDS_PARAGRAPH.includes(name)) close('p');
      if (current().name === 'li' && name === 'li') close('li');
      const element: HtmlElement = { name, attributes: readAttributes(attributes), children: [] };
      current().children.push(element);
      if (!VOID.includes(name)) open.push(element);
    } else current().children.push(decodeHtmlText(token));
  }
  return root.children;
}
