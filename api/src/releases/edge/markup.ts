/** Text that is HTML already; all other values are escaped in a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Value = Html | string | number | boolean | undefined | readonly Html[];

const serializeValue = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((part: Html) => part.text).join('');
  return escapeHtml(String(value));
};

/** A piece of HTML. Values are escaped, unless they are such pieces themselves. */
export const markup = (strings: TemplateStringsArray, ...values: Value[]) =>
  new Html(strings.map((text, index) => text + serializeValue(values[index])).join(''));

/**
 * Data for scripts, in an element that is never run. `<` is escaped in it, so that neither `</script` nor `<!--`
 * can end the element.
 */
export const renderDataBlock = (id: string, data: unknown) =>
  markup`<script type="application/json" id="${id}">${new Html(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;
