import type { Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { createServerActor } from '../audit/actor.ts';
import type { Audit } from '../audit/audit.service.ts';
import { getConsentDocuments } from '../../content/site/consent-documents.ts';
import { toEmailKey, type AccountDirectory } from '../account/account-directory.ts';
import { toThrottledAddress } from '../../platform/http/client-address.ts';
import type { SessionService } from './session.service.ts';
import type { Throttle } from './throttle.ts';

/** Of a browser that signed in to the account before. */
const perDevice = { name: 'login-device', freeAttempts: 5, isForgiving: true };
const perAccount = { name: 'login-account', freeAttempts: 5, isForgiving: true };
/** An office shares an address, so that one successful sign-in there must not reset the count. */
const perAddress = { name: 'login-address', freeAttempts: 30, isForgiving: false };
const joinPerAddress = { name: 'join-address', freeAttempts: 50, isForgiving: false };

type Member = NonNullable<Awaited<ReturnType<AccountDirectory['findByEmail']>>>;

/** Signing in and signing up. */
export const createLoginService = (dependencies: {
  directory: AccountDirectory;
  sessions: SessionService;
  throttle: Throttle;
  passwords: Passwords;
  audit: Audit;
}) => {
  const { directory, sessions, throttle, passwords, audit } = dependencies;

  /** The log says who consented to which documents, and when. */
  const recordConsent = (site: RequestSite, documents: object) => (trx: Trx, id: string) =>
    audit.record(
      createServerActor(site.domain, id),
      { action: 'account.consented', subject: id, after: { ...documents } },
      trx,
    );

  return {
    /** `identify` returns the id of the caller's browser if it signed in to the account before. */
    async login(
      site: RequestSite,
      { id, password, address }: { id: string; password: string; address: string },
      identify: (member: Member) => Promise<string | undefined>,
    ) {
      const caller = toThrottledAddress(address);
      const member = await directory.findByEmail(site.domain, id);
      const device = member && (await identify(member));
      const subjects =
        device === undefined
          ? [
              { rule: perAddress, of: caller },
              // Throttled by the typed id, whether the account exists or not, because the wait would reveal it.
              { rule: perAccount, of: `${site.domain}\n${toEmailKey(id)}` },
            ]
          : [{ rule: perDevice, of: `${device}\n${member?.memberId}` }];
      const isRight = await throttle.attempt(subjects, () =>
        passwords.verify(member?.passwordHash, password, caller),
      );
      if (!member || !isRight) throw new AppError('bad_credentials');
      return { ...(await sessions.issue(member)), owner: member, role: member.role };
    },

    async join(
      site: RequestSite,
      {
        consent,
        ...person
      }: { email: string; password: string; nickname: string; consent?: boolean | undefined },
      address: string,
    ) {
      if (site.is_console) throw new AppError('forbidden');
      const documents = getConsentDocuments(site);
      if (documents && consent !== true)
        throw new AppError('validation', { fields: [{ path: 'consent', code: 'required' }] });
      // Each sign-up of an address counts like a wrong password, because accounts cost storage.
      const caller = toThrottledAddress(address);
      await throttle.attempt([{ rule: joinPerAddress, of: caller }], async () => false);
      const record = documents ? recordConsent(site, documents) : undefined;
      const owner = await directory.createManager(site, person, caller, record);
      return { ...(await sessions.issue(owner)), owner };
    },
  };
};
