import { createHmac } from 'node:crypto';

/** Where messages are sent, and the key that signs them. */
export type WebhookSettings = { url: string; secret: Buffer | undefined };

type Message = {
  /** The same for every attempt, so that a receiver can ignore repetitions. */
  id: string;
  body: string;
  sentAt: Date;
};

/** A response of another kind than 2xx, with its status. */
export class MessageRefusedError extends Error {
  override name = 'MessageRefusedError';
  constructor(status: number) {
    super(`The receiver of RELEASE_WEBHOOK_URL responded with status ${status}.`);
  }
}

/** The signature of Standard Webhooks (https://www.standardwebhooks.com), whose libraries verify it. */
const sign = (secret: Buffer, { id, body }: Message, seconds: number) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/**
 * Posts a message.
 * @throws MessageRefusedError, or the error of `fetch` when nothing responds in time
 */
export const sendMessage = async (
  { url, secret }: WebhookSettings,
  message: Message,
  timeoutMs: number,
): Promise<void> => {
  const seconds = Math.floor(message.sentAt.getTime() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    body: message.body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(seconds),
      ...(secret && { 'webhook-signature': sign(secret, message, seconds) }),
    },
    // A redirect could lead to http, or to an address that was not configured.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new MessageRefusedError(response.status);
};
