import type { Role } from '@portal/shared/facts';
import { cleanEmail } from '@portal/shared/api';
import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/database/database-error.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RequestSite } from '../../platform/http/request-context.ts';
import { passwordLength } from '../../platform/http/text-schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { MemberTable } from './account.tables.ts';
import { createAccountRepository } from './account.repository.ts';

export type NewAccount = {
  email: string;
  password: string;
  nickname: string;
};

/** An address as it is compared: case, width and the form of the domain do not matter. */
export const toEmailKey = (email: string) => cleanEmail(email).toLowerCase();

/** Refuses a new password that is shorter than the site's minimum. */
export const checkPasswordMinimum = (site: RequestSite, password: string, path: string) => {
  if (passwordLength(password) < site.password_minimum)
    throw new AppError('validation', { fields: [{ path, code: 'too_short', limit: site.password_minimum }] });
};

/** Turns the violation of a unique address into a failure that names the field. */
export const rethrowTakenEmail = (path: string) => (error: unknown) => {
  if (isUniqueViolation(error, 'login_pkey'))
    throw new AppError('email_taken', { fields: [{ path, code: 'taken' }], cause: error });
  throw error;
};

/** @throws a unique violation of `login_pkey` when the address is in use on the domain */
export const insertAccount = (trx: Trx, account: Insertable<MemberTable>) =>
  createAccountRepository(trx).insert(account, toEmailKey(account.email));

/** Accounts, for other modules. */
export const createAccountDirectory = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
}) => {
  const { db, clock, ids, passwords } = dependencies;
  const accounts = createAccountRepository(db);

  const insert = async (
    trx: Trx,
    person: NewAccount & { domain: string; role: Role; passwordHash: string },
  ) => {
    const id = ids.uuid();
    await insertAccount(trx, {
      account_id: id,
      id,
      domain: person.domain,
      role: person.role,
      email: person.email,
      nickname: person.nickname,
      password_hash: person.passwordHash,
      channel_url: null,
      registered_at: clock.now(),
    });
    return { accountId: id, memberId: id };
  };

  /** Creates an account with an id of its own for a caller of the password queue; `record` runs in its transaction. */
  const create = async (
    site: RequestSite,
    { role, caller, ...person }: NewAccount & { role: Role; caller: string },
    record: (trx: Trx, id: string) => Promise<unknown> = async () => undefined,
  ) => {
    checkPasswordMinimum(site, person.password, 'password');
    const passwordHash = await passwords.hash(person.password, caller);
    return db
      .transaction()
      .execute(async (trx) => {
        const account = await insert(trx, { ...person, passwordHash, domain: site.domain, role });
        await record(trx, account.memberId);
        return account;
      })
      .catch(rethrowTakenEmail('email'));
  };

  return {
    create,

    async findByEmail(domain: string, email: string) {
      const row = await accounts.findByEmailKey(domain, toEmailKey(email));
      if (!row) return undefined;
      return { accountId: row.account_id, memberId: row.id, role: row.role, passwordHash: row.password_hash };
    },

    async get(accountId: string, id: string) {
      const row = await accounts.find(accountId, id);
      if (!row) throw new AppError('not_found');
      return row;
    },

    /** Creates a manager with an account id of its own. */
    createManager: (
      site: RequestSite,
      person: NewAccount,
      caller: string,
      record?: (trx: Trx, id: string) => Promise<unknown>,
    ) => create(site, { ...person, role: 'manager', caller }, record),
  };
};

export type AccountDirectory = ReturnType<typeof createAccountDirectory>;
