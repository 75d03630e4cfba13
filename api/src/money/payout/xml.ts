/** An element with its name, and its text or its elements; undefined ones are left out. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes?: Readonly<Record<string, string>>,
];

/** Characters that XML 1.0 cannot have at all. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const writeElement = ([name, content, attributes = {}]: XmlElement): string => {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inner =
    typeof content === 'string'
      ? escape(content)
      : content.map((element) => (element ? writeElement(element) : '')).join('');
  return `<${name}${own.join('')}>${inner}</${name}>`;
};

/** A document with its declaration. */
export const writeXml = (root: XmlElement) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
