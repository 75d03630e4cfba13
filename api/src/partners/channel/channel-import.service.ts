import { CHANNEL_STATUS } from '@portal/shared/facts';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { emailAddress, nameText } from '../../platform/http/text-schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { createFileError, type FileError, MalformedFileError } from '../../platform/csv/file-error.ts';
import { readTable, type TableRow } from '../../platform/csv/read-table.ts';
import { toMediaUrl } from '../../content/media/drawing.ts';
import { shareLockAccount } from '../../access/account/account-lock.ts';
import type { AccountDirectory } from '../../access/account/account-directory.ts';
import { category, youtubeId } from './channel.schemas.ts';
import { createClaimRepository } from './claim.repository.ts';
import { ClaimedError, createChannelWriter } from './write-channel.ts';

const MAX_BYTES = 1_048_576;
const MAX_ROWS = 5_000;
const MAX_ERRORS = 20;

/** A cell that a schema of the API reads, with a text where that has a code. */
const createCell = <Output>(schema: z.ZodType<Output>, error: string) =>
  z.string({ error: 'The cell is empty.' }).transform((text, context) => {
    const { success, data } = schema.safeParse(text);
    if (success) return data;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

const columns = z.object({
  manager: createCell(emailAddress, 'Not an email address.'),
  youtube_id: createCell(youtubeId, "Not YouTube's id of a channel: UC and 22 characters."),
  name: createCell(nameText(1, 100), 'Not a name of 1 to 100 characters.'),
  category: createCell(category, `None of ${category.options.join(', ')}.`),
});

type Row = TableRow<z.output<typeof columns>>;

const findRepeated = (rows: readonly Row[]): FileError[] => {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, values: { youtube_id: id } }) => {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    return first === undefined
      ? []
      : [
          createFileError(
            { line, name: 'youtube_id' },
            'duplicate_channel',
            `${id} is already on line ${first}.`,
          ),
        ];
  });
};

const throwIfAny = (errors: readonly FileError[]) => {
  if (errors.length > 0) throw new MalformedFileError(errors.slice(0, MAX_ERRORS));
};

/** Registers channels from an operator's list, which names them; the refresh of titles replaces the names by YouTube's. */
export const createChannelImport = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  jobs: JobStore;
  members: Pick<AccountDirectory, 'findByEmail'>;
}) => {
  const { db, audit, members } = dependencies;
  const writeChannel = createChannelWriter(dependencies);

  const findAccounts = async (domain: string, rows: readonly Row[]) => {
    const accounts = new Map<string, string>();
    for (const email of new Set(rows.map(({ values }) => values.manager))) {
      const found = await members.findByEmail(domain, email);
      if (found?.role === 'manager') accounts.set(email, found.accountId);
    }
    throwIfAny(
      rows
        .filter(({ values }) => !accounts.has(values.manager))
        .map(({ line, values }) =>
          createFileError(
            { line, name: 'manager' },
            'unknown_manager',
            `${values.manager} is no manager of ${domain}.`,
          ),
        ),
    );
    return accounts;
  };

  const write = async (
    trx: Trx,
    { line, values }: Row,
    { accountId, actor, domain }: { accountId: string; actor: Actor; domain: string },
  ): Promise<FileError | undefined> => {
    const { manager: _, youtube_id, name, category: chosen } = values;
    try {
      const id = await writeChannel(trx, accountId, {
        youtube_id,
        name,
        handle: '',
        thumbnail: toMediaUrl('avatar', youtube_id),
        subscribers: null,
        category: chosen,
        fetched_at: null,
      });
      const after = { youtube_id, name, category: chosen, status: CHANNEL_STATUS.waiting };
      await audit.record(
        actor,
        { action: 'channel.added', subject: id, after, tenantId: accountId, domain },
        trx,
      );
      return undefined;
    } catch (error) {
      if (!(error instanceof ClaimedError)) throw error;
      return createFileError(
        { line, name: 'youtube_id' },
        'channel_taken',
        `${youtube_id} is registered with another manager.`,
      );
    }
  };

  /** All of the file or nothing; the same file again changes nothing. */
  return async (actor: Actor, domain: string, source: AsyncIterable<Buffer>) => {
    const { rows } = await readTable(source, { columns, maxBytes: MAX_BYTES, maxRows: MAX_ROWS });
    throwIfAny(findRepeated(rows));
    const accounts = await findAccounts(domain, rows);
    return db.transaction().execute(async (trx) => {
      // Before the accounts are locked, in the lock order of every deletion.
      await waitForIngest(trx);
      for (const accountId of [...new Set(accounts.values())].toSorted())
        await shareLockAccount(trx, accountId);
      const known = await createClaimRepository(trx).owners(rows.map(({ values }) => values.youtube_id));
      const ownerOf = new Map(known.map(({ youtube_id: id, account_id: owner }) => [id, owner]));
      const errors: FileError[] = [];
      let added = 0;
      for (const row of rows) {
        const accountId = accounts.get(row.values.manager) ?? '';
        if (ownerOf.get(row.values.youtube_id) === accountId) continue;
        const found = await write(trx, row, { accountId, actor, domain });
        if (found) errors.push(found);
        else added += 1;
      }
      throwIfAny(errors);
      return { added, kept: rows.length - added };
    });
  };
};
