import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { BodyLink } from './body-link.tsx';
import { BodyPicture } from './body-picture.tsx';
import * as styles from './body.styles.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Elements that stand for themselves, and how they look. No attribute of theirs is taken over. */
const PLAIN = {
  p: styles.block,
  ul: styles.list,
  li: styles.block,
  blockquote: styles.quote,
  pre: styles.codeBlock,
  code: styles.code,
  strong: styles.strong,
  b: styles.strong,
  em: styles.emphasis,
  i: styles.emphasis,
  u: undefined,
  s: undefined,
  sub: undefined,
  sup: undefined,
  figure: styles.figure,
  figcaption: styles.caption,
  thead: undefined,
  tbody: undefined,
  tr: undefined,
} as const;

type PlainName = keyof typeof PLAIN;

const isPlain = (name: string): name is PlainName => Object.hasOwn(PLAIN, name);

/** The page and the notice have the first two levels already. */
const HEADINGS: Readonly<Record<string, 'h3' | 'h4'>> = { h2: 'h3', h3: 'h4', h4: 'h4' };

/** Their content is not for reading. */
const DROPPED: readonly string[] = [
  'script',
  'style',
  'template',
  'title',
  'iframe',
  'object',
  'svg',
  'math',
];

/** Between their parts white space means nothing, and React objects to it. */
const STRUCTURES: readonly string[] = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'];

/** A whole number that an attribute asks for, e.g. how many columns a cell takes. */
function numberOf(element: HtmlElement, name: string): number | undefined {
  const text = element.attributes.get(name) ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function draw(element: HtmlElement, key: number): ReactNode {
  const { name, attributes, children } = element;
  if (DROPPED.includes(name)) return null;
  if (name === 'br') return <br key={key} />;
  if (name === 'hr') return <hr key={key} css={styles.rule} />;
  if (name === 'img') return <BodyPicture key={key} attributes={attributes} />;

  const inside = STRUCTURES.includes(name)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  const drawn = drawNodes(inside);
  if (name === 'a') {
    return (
      <BodyLink key={key} href={attributes.get('href') ?? ''}>
        {drawn}
      </BodyLink>
    );
  }
  if (name === 'ol') {
    return (
      <ol key={key} css={styles.list} start={numberOf(element, 'start')}>
        {drawn}
      </ol>
    );
  }
  if (name === 'table') {
    return (
      // A wide table scrolls in its own frame, also by keyboard.
      <div key={key} css={styles.tableFrame} tabIndex={0}>
        <table css={styles.table}>{drawn}</table>
      </div>
    );
  }
  if (name === 'th' || name === 'td') {
    const Cell = name;
    return (
      <Cell
        key={key}
        css={[styles.cell, name === 'th' && styles.headCell]}
        colSpan={numberOf(element, 'colspan')}
        rowSpan={numberOf(element, 'rowspan')}
      >
        {drawn}
      </Cell>
    );
  }
  const Heading = HEADINGS[name];
  if (Heading) {
    return (
      <Heading key={key} css={styles.heading}>
        {drawn}
      </Heading>
    );
  }
  if (isPlain(name)) {
    const Plain = name;
    return (
      <Plain key={key} css={PLAIN[name]}>
        {drawn}
      </Plain>
    );
  }
  // Not one of ours: its words stay, the element does not.
  return <Fragment key={key}>{drawn}</Fragment>;
}

/** Draws parsed HTML as elements of the page: what it knows, and of everything else only the words. */
export const drawNodes = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : draw(node, index)));
