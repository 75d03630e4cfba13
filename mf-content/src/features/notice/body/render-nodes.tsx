import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { BodyLink } from './body-link.tsx';
import { BodyImage } from './body-image.tsx';
import * as styles from './body.styles.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** Elements that are rendered as themselves, with their style and without their attributes. */
const STYLED_ELEMENTS = {
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

type StyledName = keyof typeof STYLED_ELEMENTS;

const isStyledElement = (name: string): name is StyledName => Object.hasOwn(STYLED_ELEMENTS, name);

/** Levels 1 and 2 are used by the headings of page and notice. */
const HEADINGS: Readonly<Record<string, 'h3' | 'h4'>> = { h2: 'h3', h3: 'h4', h4: 'h4' };

/** Elements that are removed with their content. */
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

/** Elements whose white-space text is removed, because React warns about it. */
const NO_TEXT_CHILDREN: readonly string[] = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'];

/** The value of an attribute as a whole number up to 999, e.g. `colspan`. */
function parseIntegerAttribute(element: HtmlElement, name: string): number | undefined {
  const text = element.attributes.get(name) ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function renderElement(element: HtmlElement, key: number): ReactNode {
  const { name, attributes, children } = element;
  if (DROPPED.includes(name)) return null;
  if (name === 'br') return <br key={key} />;
  if (name === 'hr') return <hr key={key} css={styles.rule} />;
  if (name === 'img') return <BodyImage key={key} attributes={attributes} />;

  const contentNodes = NO_TEXT_CHILDREN.includes(name)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  const content = renderNodes(contentNodes);
  if (name === 'a') {
    return (
      <BodyLink key={key} href={attributes.get('href') ?? ''}>
        {content}
      </BodyLink>
    );
  }
  if (name === 'ol') {
    return (
      <ol key={key} css={styles.list} start={parseIntegerAttribute(element, 'start')}>
        {content}
      </ol>
    );
  }
  if (name === 'table') {
    return (
      // Focusable, so that a wide table can be scrolled by keyboard.
      <div key={key} css={styles.tableFrame} tabIndex={0}>
        <table css={styles.table}>{content}</table>
      </div>
    );
  }
  if (name === 'th' || name === 'td') {
    const Cell = name;
    return (
      <Cell
        key={key}
        css={[styles.cell, name === 'th' && styles.headCell]}
        colSpan={parseIntegerAttribute(element, 'colspan')}
        rowSpan={parseIntegerAttribute(element, 'rowspan')}
      >
        {content}
      </Cell>
    );
  }
  const Heading = HEADINGS[name];
  if (Heading) {
    return (
      <Heading key={key} css={styles.heading}>
        {content}
      </Heading>
    );
  }
  if (isStyledElement(name)) {
    const Plain = name;
    return (
      <Plain key={key} css={STYLED_ELEMENTS[name]}>
        {content}
      </Plain>
    );
  }
  // An unknown element is replaced by its content.
  return <Fragment key={key}>{content}</Fragment>;
}

/** Renders parsed HTML as React elements: allowed elements, and the text of all others. */
export const renderNodes = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index)));
