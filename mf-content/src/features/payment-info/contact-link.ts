/** How a contact can be reached at one click: an e-mail address or a telephone number; anything else is only read. */
export type Reach = { kind: 'mail' | 'phone'; href: string };

export function reachOf(contact: string): Reach | undefined {
  const text = contact.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'mail', href: `mailto:${text}` };
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? { kind: 'phone', href: `tel:${digits}` } : undefined;
}
