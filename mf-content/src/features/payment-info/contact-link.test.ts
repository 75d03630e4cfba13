import { toContactLink } from './contact-link.ts';

test.each([
  ['010-1234-5678', { kind: 'phone', href: 'tel:01012345678' }],
  ['+82 (2) 555-0100', { kind: 'phone', href: 'tel:+8225550100' }],
  ['lee@aurora.example', { kind: 'mail', href: 'mailto:lee@aurora.example' }],
  ['KakaoTalk @aurora', undefined],
  ['12-34', undefined],
])('toContactLink(%s) returns %j', (contact, link) => {
  expect(toContactLink(contact)).toEqual(link);
});
