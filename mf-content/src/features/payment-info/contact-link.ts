/** A `mailto:` or `tel:` link of a contact. */
export type ContactLink = { kind: 'mail' | 'phone'; href: string };

/** The link of an e-mail address or telephone number; undefined for any other text. */
export function toContactLink(contact: string): ContactLink | undefined {
  const text = contact.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'mail', href: `mailto:${text}` };
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? { kind: 'phone', href: `tel:${digits}` } : undefined;
}
