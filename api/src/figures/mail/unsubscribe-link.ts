import { type MailKey, mailFrequencies } from '../../access/notification/mail-frequency.ts';

const PATH = '/mail/unsubscribe';

/** The address of the page, as a route. */
export const UNSUBSCRIBE_ROUTE = `${PATH}/:token`;

/** The address that ends the mails of a frequency. */
export const getUnsubscribePath = ({ accountId, memberId, frequency }: MailKey, secret: string) =>
  `${PATH}/${[accountId, memberId, frequency, secret].join('.')}`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The mails that a token ends; undefined when it is no token. */
export const parseUnsubscribeToken = (token: string): { key: MailKey; secret: string } | undefined => {
  const [accountId = '', memberId = '', frequencyName, secret, ...rest] = token.split('.');
  const frequency = mailFrequencies.find((name) => name === frequencyName);
  if (!UUID.test(accountId) || !UUID.test(memberId) || !frequency || !secret || rest.length > 0)
    return undefined;
  return { key: { accountId, memberId, frequency }, secret };
};
