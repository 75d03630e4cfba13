import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server responds to a mail: it takes it, refuses it for now or for good, or its sender, or takes it and never says so. */
export type MailResponse = 'accept' | 'later' | 'never' | 'sender' | 'silent';

const CODES = { later: 451, never: 550, sender: 553 } as const;

const createRefusal = (response: keyof typeof CODES) =>
  Object.assign(new Error('planned'), { responseCode: CODES[response] });

export type ReceivedMail = Email & {
  /** To whom the envelope was addressed. */
  recipients: string[];
  headersByName: ReadonlyMap<string, string>;
};

/** A mail server that keeps what it takes. It responds in turn as `responses` say, and accepts after that. */
export const openMailServer = async (responses: MailResponse[] = []) => {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    // Names no recipient in its log.
    logger: false,
    onMailFrom(_address, _session, callback) {
      if (responses[0] !== 'sender') return callback();
      responses.shift();
      callback(createRefusal('sender'));
    },
    onData(stream, { envelope }, callback) {
      void buffer(stream).then(async (content) => {
        const response = responses.shift() ?? 'accept';
        if (response === 'later' || response === 'never') return callback(createRefusal(response));
        const mail = await PostalMime.parse(content);
        received.push({
          ...mail,
          recipients: envelope.rcptTo.map(({ address }) => address),
          headersByName: new Map(mail.headers.map(({ key, value }) => [key, value])),
        });
        arrivals.emit('mail');
        if (response === 'accept') callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // A run that leaves the tests of this server out does not close it, and must end all the same.
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    async waitFor(count: number) {
      while (received.length < count) await once(arrivals, 'mail');
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
