import { readFile, writeFile } from 'node:fs/promises';
import { type DomainDocuments, findMismatch, type Mismatch } from '@portal/api/check-documents';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { toFileFailure } from './file-failure.ts';

type AuditOptions = {
  domain?: string | undefined;
  /** Writes the signed documents into a file. */
  save?: string | undefined;
  /** Reads the files of the month again. */
  files?: boolean | undefined;
  /** Checks such a file instead of asking a server. */
  documents?: string | undefined;
  /** The key that everything in the file must be signed with. */
  key?: string | undefined;
};

const faults: Record<Mismatch['fault'], string> = {
  hash: 'the document is not the one of its hash',
  previous: 'it does not follow the document before it',
  signature: 'the signature is of another text, or by another key',
  closed_month: 'it is of another closed month',
  reopened: 'it reopens another statement, or follows one that was not reopened',
  amount: 'an amount does not follow from its inputs',
  revenue: 'the database has other revenue',
  rate: 'the database has another rate',
  booked: 'the database has another amount',
  file: 'the kept file is not the one that was counted',
  files: 'the files have other revenue',
};

const describe = ({ month, account_id: account, fault, entry }: Mismatch) =>
  `${month}${account === null ? '' : `, statement of ${account}`}: ${faults[fault]}${entry === null ? '' : ` (${entry})`}`;

const requireNoMismatch = (mismatch: Mismatch | null | undefined) => {
  if (mismatch) throw new CommandFailure(describe(mismatch), { code: `audit_${mismatch.fault}` });
};

const isDocuments = (value: unknown): value is DomainDocuments =>
  typeof value === 'object' &&
  value !== null &&
  'months' in value &&
  Array.isArray(value.months) &&
  'accounts' in value &&
  Array.isArray(value.accounts);

const listAll = ({ months, accounts }: DomainDocuments) => [
  ...months,
  ...accounts.flatMap(({ statements }) => statements),
];

/** The value of a text; undefined when it is no JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a file that `--save` wrote. */
const readDocuments = async (file: string): Promise<DomainDocuments> => {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw toFileFailure(file, cause);
  });
  const content = parseJson(text);
  if (isDocuments(content)) return content;
  throw new CommandFailure(`${file} has no signed documents; write one with \`portal audit … --save\`.`, {
    code: 'audit_file',
  });
};

/** Checks documents of a file without any server; only the key is taken on trust, unless it is named. */
async function auditFile(file: string, key: string | undefined, { printer }: CommandContext) {
  const documents = await readDocuments(file);
  const all = listAll(documents);
  const keys = [...new Set(all.map(({ key_id: id }) => id))];
  const other = key === undefined ? undefined : keys.find((id) => id !== key);
  if (other !== undefined)
    throw new CommandFailure(`Something is signed with the key ${other}.`, { code: 'audit_key' });
  requireNoMismatch(findMismatch(documents));
  printer.line(`${all.length} documents match, signed with ${keys.join(', ')}`);
  printer.result({ documents: all.length, keys, mismatch: null });
}

/** Has a server compute its closed months again, and checks their documents here as well. */
async function auditServer(
  month: string,
  { domain: given, save, files: withFiles = false }: AuditOptions,
  context: CommandContext,
) {
  const domain = toDomain(given ?? '');
  const { audit, documents, read } = await context.withServer(async (client) => ({
    audit: (await client.get('/operator/closing/audit', { domain, month })).audit,
    documents: await client.get('/operator/closing/documents', { domain }),
    read: withFiles
      ? (await client.get('/operator/closing/audit/files', { domain, month })).audit
      : undefined,
  }));
  if (save !== undefined) {
    const { months, accounts } = documents;
    await writeFile(save, JSON.stringify({ months, accounts }, undefined, 2));
    context.printer.line(`${listAll(documents).length} documents written to ${save}`);
  }
  requireNoMismatch(findMismatch(documents));
  requireNoMismatch(audit.mismatch);
  context.printer.line(`${audit.months} closed months and ${audit.statements} statements match`);
  if (read === undefined) {
    context.printer.result(audit);
    return;
  }
  requireNoMismatch(read.mismatch);
  for (const { month: of, name, state } of read.files)
    context.printer.line(`${of} ${name}: ${state === 'read' ? 'read' : 'not kept, so not compared'}`);
  context.printer.line(`What was booked for ${month} is in its files`);
  context.printer.result({ ...audit, files: read.files });
}

/** Adds the command that computes closed months again. */
export function addAuditCommand(program: CommandParent, run: RunCommand) {
  program
    .command('audit')
    .description('compute the closed months up to one again, and name the first entry that does not match')
    .argument('[month]', 'such as 2026-10')
    .option('--domain <domain>', 'the domain whose months are checked')
    .option('--save <file>', 'write the signed documents into a file')
    .option('--files', 'read the report files of the month again, too')
    .option('--documents <file>', 'check such a file, without a server')
    .option('--key <id>', 'refuse what another key has signed in the file')
    .action((month, options) =>
      run((context) => {
        if (options.documents !== undefined) return auditFile(options.documents, options.key, context);
        if (month === undefined || options.domain === undefined)
          throw new CommandFailure('Name a month and --domain, or --documents.', { code: 'usage' });
        return auditServer(month, options, context);
      }),
    );
}
