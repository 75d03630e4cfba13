import type { Language } from '@portal/shared/facts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createMailSubscriptions } from '../../access/notification/mail-subscription.service.ts';
import { type Html, markup } from '../../releases/edge/markup.ts';
import { readPageLanguage } from '../../releases/edge/page-request.ts';
import { renderPlainPage } from '../../releases/edge/plain-page.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';
import { findMailText } from './mail-texts.ts';
import { parseUnsubscribeToken, UNSUBSCRIBE_ROUTE } from './unsubscribe-link.ts';

const params = z.object({ token: z.string().max(200) });
/** Mail programs post `List-Unsubscribe=One-Click`. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_BODY_BYTES = 4_096;

const readLanguage = ({ cookie, 'accept-language': accepted }: FastifyRequest['headers']): Language =>
  readPageLanguage(cookie, parseAcceptLanguage(accepted) ?? 'en');

const sendPage = (
  reply: FastifyReply,
  status: 200 | 404,
  language: Language,
  content: { title: string; body?: Html },
) => {
  const { text, headers } = renderPlainPage(language, content);
  return reply
    .code(status)
    .headers(headers)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
};

/**
 * Ends mails without a session: by the button of a page, and by the POST of mail programs (RFC 8058). Opening the page ends
 * nothing, because programs that look for viruses open every link.
 */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const subscriptions = createMailSubscriptions({ db: app.database.db, clock: app.clock });
  // The address says everything; nothing in the body is read.
  app.addContentTypeParser(
    FORM_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_request, _body, done) => done(null),
  );

  app.get(UNSUBSCRIBE_ROUTE, { schema: { hide: true, params } }, async (request, reply) => {
    const language = readLanguage(request.headers);
    const link = parseUnsubscribeToken(request.params.token);
    if (!link) return sendPage(reply, 404, language, { title: findMailText(language, 'page.wrong') });
    const { frequency } = link.key;
    return sendPage(reply, 200, language, {
      title: findMailText(language, `page.ask.${frequency}`),
      body: markup`<form method="post"><button>${findMailText(language, 'page.end')}</button></form>`,
    });
  });

  app.post(UNSUBSCRIBE_ROUTE, { schema: { hide: true, params } }, async (request, reply) => {
    const language = readLanguage(request.headers);
    const link = parseUnsubscribeToken(request.params.token);
    const isEnded = link !== undefined && (await subscriptions.unsubscribe(link.key, link.secret));
    return isEnded
      ? sendPage(reply, 200, language, { title: findMailText(language, 'page.ended') })
      : sendPage(reply, 404, language, { title: findMailText(language, 'page.wrong') });
  });
};
