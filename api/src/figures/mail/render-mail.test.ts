import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import type { MailDocument } from './mail-document.ts';
import { renderMailHtml, renderMailText } from './render-mail.ts';
import { openMailServer } from './testing/mail-server.ts';

const RIGHT_TO_LEFT = '\u202e';
const HOSTILE = `<img src=x onerror=alert(1)>${RIGHT_TO_LEFT}\r\nBcc: thief@example.com`;

const frame = {
  language: 'en',
  site: { name: HOSTILE, theme: { design_id: 'mcn-1', color_primary: '#7c3aed' } },
  origin: 'https://aurora.example',
  settingsUrl: 'https://aurora.example/inbox',
  unsubscribeUrl: 'https://aurora.example/mail/unsubscribe/a',
} as const;
const document: MailDocument = {
  subject: `${HOSTILE} · data`,
  preview: HOSTILE,
  title: HOSTILE,
  sections: [
    { title: HOSTILE, rows: [{ label: HOSTILE, value: '₩1', detail: HOSTILE, href: '/dashboard' }] },
  ],
};

describe('a mail with names that people chose', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  before(async () => {
    server = await openMailServer();
  });
  after(() => server.close());

  it('has them as text in its HTML', () => {
    const html = renderMailHtml(document, frame);
    assert.ok(!html.includes('<img'));
    assert.match(html, /<bdi>&lt;img src=x onerror=alert\(1\)&gt;/);
  });

  it('has them on one line of its plain text, without characters that turn others around', () => {
    const text = renderMailText(document, frame);
    assert.ok(!text.includes(RIGHT_TO_LEFT));
    assert.ok(!/^Bcc:/m.test(text));
  });

  it('goes to its reader only, with no header that a name adds', async () => {
    const transport = openMailTransport({ url: server.url, from: 'no-reply@portal.example' });
    await transport.send({
      messageId: '<one@aurora.example>',
      senderName: HOSTILE,
      to: 'reader@example.com',
      subject: document.subject,
      text: renderMailText(document, frame),
      html: renderMailHtml(document, frame),
      language: 'en',
      unsubscribeUrl: frame.unsubscribeUrl,
    });
    transport.close();

    const [mail = assert.fail()] = server.received;
    assert.deepEqual(mail.recipients, ['reader@example.com']);
    assert.equal(mail.bcc, undefined);
    assert.ok(!mail.headersByName.has('bcc'));
    assert.equal(mail.messageId, '<one@aurora.example>');
  });
});
