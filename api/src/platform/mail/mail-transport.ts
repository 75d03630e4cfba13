import { createTransport } from 'nodemailer';

/** The server that takes mails, and the address that they are sent from. */
export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  from: string;
};

export type Mail = {
  /** The same for every attempt, so that mail programs show it once even if the server took it twice. */
  messageId: string;
  senderName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Ends these mails by a POST without a session. */
  unsubscribeUrl: string;
};

/** The server refuses a mail for good: another attempt would be refused, too. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Addresses of this machine, to which a connection without TLS is safe. */
const LOCAL_SERVER = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const CONNECTION_TIMEOUT_MS = 10_000;
/** The longest silence of the server while it takes a mail. */
const SILENCE_TIMEOUT_MS = 20_000;

/** The commands that the reader's address and the message are sent with; a refused login or sender is a matter of settings. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

const isRefusal = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'command' in error &&
  ABOUT_THE_MAIL.includes(error.command) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

const describeConnection = (url: string, silenceTimeoutMs: number) => {
  const address = new URL(url);
  const options = {
    pool: 'true',
    maxConnections: '1',
    connectionTimeout: String(CONNECTION_TIMEOUT_MS),
    greetingTimeout: String(CONNECTION_TIMEOUT_MS),
    socketTimeout: String(silenceTimeoutMs),
    // Figures are never sent in plain text over a network.
    requireTLS: String(!LOCAL_SERVER.test(address.hostname)),
  };
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, value);
  return address.href;
};

/** Sends mails over one connection. */
export const openMailTransport = ({ url, from }: MailSettings, silenceTimeoutMs = SILENCE_TIMEOUT_MS) => {
  const transport = createTransport(describeConnection(url, silenceTimeoutMs));
  return {
    /** @throws MailRefusedError, or the error of the connection, after which another attempt may succeed */
    async send({ messageId, senderName, to, subject, text, html, language, unsubscribeUrl }: Mail) {
      try {
        await transport.sendMail({
          messageId,
          from: { name: senderName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            // One-click unsubscribe of RFC 8058.
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

export type MailTransport = ReturnType<typeof openMailTransport>;
