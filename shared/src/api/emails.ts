import { foldWidth } from './fold-width.ts';
import { removeInvisible } from './visible-text.ts';

/** The longest address that SMTP allows. */
const MAX_LENGTH = 254;

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** A host name in ASCII whose last label is no number, which would be an IP address. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Signs by which a text would be more of a URL than its host. */
const OF_A_URL = /[\s/\\?#@:[\]%<>]/;

/** A domain in the form that mail servers use, in which a browser may already have sent it. */
const toAsciiDomain = (domain: string) => {
  if (OF_A_URL.test(domain) || !URL.canParse(`http://${domain}`)) return '';
  return new URL(`http://${domain}`).hostname;
};

/** An e-mail address as it is stored: usual digits and letters, no spaces around it, its domain in ASCII. */
export const cleanEmail = (email: string): string => {
  const text = foldWidth(removeInvisible(email)).trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const domain = toAsciiDomain(text.slice(at + 1));
  // A domain in ASCII stays as it was written.
  return at < 0 || domain === '' || /^[\x21-\x7e]+$/.test(text.slice(at + 1))
    ? text
    : text.slice(0, at + 1) + domain;
};

/** Whether a text is an e-mail address, also with a domain in Hangul or Chinese and with signs such as `&` before the `@`. */
export const isEmail = (email: string): boolean => {
  const text = cleanEmail(email);
  const at = text.lastIndexOf('@');
  return (
    text.length <= MAX_LENGTH &&
    LOCAL_PART.test(text.slice(0, Math.max(0, at))) &&
    HOST.test(toAsciiDomain(text.slice(at + 1)))
  );
};
