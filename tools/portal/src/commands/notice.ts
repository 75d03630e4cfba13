import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { formatNotice } from '../output/notice-text.ts';
import { table } from '../output/table.ts';
import { type GetData, type PostBody, unchecked } from '../server/operations.ts';
import { byLanguage, readNoticeFiles } from './notice-files.ts';

type Notice = GetData<'/operator/notice'>['notice'];

type NoticeOptions = {
  domain?: string | undefined;
  category?: string | undefined;
  at?: string | undefined;
  pinned?: boolean | undefined;
};

const REMOVED: Readonly<Record<string, string>> = {
  html: 'HTML',
  link: 'the address of a link',
  image: 'an image that is not below /media/',
  nesting: 'elements inside too many others',
  characters: 'invisible characters',
};

const WARNINGS: Readonly<Record<string, string>> = {
  marks: 'marks are shown as they are',
  address: 'is in no link; <address> would include it',
};

const titleOf = ({ title }: Notice) => title.en ?? Object.values(title)[0] ?? '';

const describe = ({ id, state, published_at: at, domain, category, pinned }: Notice) =>
  `${id}: ${state}, ${at}, ${domain ?? 'all domains'}, ${category}${pinned ? ', pinned' : ''}`;

/** The day or instant of an option, as the server takes it. */
const toInstant = (text: string) => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) {
    throw new CommandFailure(`"${text}" is no time; write it as in 2026-11-25T10:00:00+09:00.`, {
      code: 'no_time',
    });
  }
  return date.toISOString();
};

const printChanged = ({ notice }: { notice: Notice }, { printer }: CommandContext) => {
  printer.line(describe(notice));
  printer.result(notice);
};

type NoticeChange = Omit<PostBody<'/operator/notices/change'>, 'id'>;

/** Changes a notice, unless somebody else changes it at the same time. */
async function change(id: string, fields: NoticeChange, context: CommandContext) {
  const data = await context.withServer(async (client) => {
    const { notice } = await client.get('/operator/notice', { id });
    return client.post('/operator/notices/change', { id, ...fields }, { ifMatch: `"${notice.version}"` });
  });
  printChanged(data, context);
}

/** Prints the newest notices of one domain, or of all. */
async function listNotices(domain: string | undefined, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/notices', { domain, size: 50 }));
  const rows = data.items.map((notice) => [
    notice.id,
    notice.state,
    notice.published_at.slice(0, 16),
    notice.domain ?? 'all',
    notice.category,
    titleOf(notice),
  ]);
  printer.line(table(['id', 'state', 'published', 'domain', 'category', 'title'], rows));
  printer.line(`${data.items.length} of ${data.total}`);
  printer.result(data);
}

/** Prints a notice in all its languages, as readers see it. */
async function showNotice(id: string, { printer, withServer }: CommandContext) {
  await withServer(async (client) => {
    const { notice } = await client.get('/operator/notice', { id });
    printer.line(describe(notice));
    for (const [language, body] of Object.entries(notice.body)) {
      const preview = await client.post('/operator/notices/preview', { body });
      printer.line(`\n── ${language}: ${notice.title[language as keyof Notice['title']] ?? ''}\n`);
      printer.line(formatNotice(preview.body));
    }
    printer.result(notice);
  });
}

/** Prints what readers would see of Markdown files, what is left out and what to check; stores nothing. */
async function previewNotice(files: readonly string[], { printer, withServer }: CommandContext) {
  const notices = await readNoticeFiles(files);
  await withServer(async (client) => {
    const previews = [];
    for (const { language, title, body } of notices) {
      const preview = await client.post('/operator/notices/preview', { body });
      previews.push({ language, title, ...preview });
      printer.line(`── ${language}: ${title}\n`);
      printer.line(`${formatNotice(preview.body)}\n`);
      for (const { kind, text } of preview.removed) {
        printer.line(`left out: ${REMOVED[kind] ?? kind}${text ? ` – ${JSON.stringify(text)}` : ''}`);
      }
      for (const { kind, text } of preview.warnings) {
        printer.line(`check: ${WARNINGS[kind] ?? kind} – ${JSON.stringify(text)}`);
      }
    }
    printer.result(previews);
  });
}

/** Creates a notice from Markdown files, published at once or at a time. */
async function createNotice(files: readonly string[], options: NoticeOptions, context: CommandContext) {
  const notices = await readNoticeFiles(files);
  const data = await context.withServer((client) =>
    client.post('/operator/notices', {
      domain: options.domain ?? null,
      category: unchecked<Notice['category']>(options.category) ?? 'general',
      title: byLanguage(notices, 'title'),
      body: byLanguage(notices, 'body'),
      pinned: options.pinned ?? false,
      ...(options.at === undefined ? {} : { published_at: toInstant(options.at) }),
    }),
  );
  printChanged(data, context);
}

/** Replaces the texts of a notice by those of Markdown files. */
async function rewriteNotice(id: string, files: readonly string[], context: CommandContext) {
  const notices = await readNoticeFiles(files);
  await change(id, { title: byLanguage(notices, 'title'), body: byLanguage(notices, 'body') }, context);
}

/** Moves the publication of a notice. */
const scheduleNotice = (id: string, at: string, context: CommandContext) =>
  change(id, { published_at: toInstant(at) }, context);

/** Hides a notice from its readers, or shows it again. */
const withdrawNotice = (id: string, withdrawn: boolean, context: CommandContext) =>
  change(id, { withdrawn }, context);

/** Adds the commands by which operators write notices; a notice is one Markdown file per language. */
export function addNoticeCommands(program: CommandParent, run: RunCommand) {
  const files = [
    '<files...>',
    'one per language, e.g. july.ko.md; the first line is the title, "# Title"',
  ] as const;
  const notice = program.command('notice').description('write, preview, schedule and withdraw notices');

  notice
    .command('list')
    .description('print the newest notices')
    .option('--domain <name>', 'only those of this domain', toDomain)
    .action(({ domain }) => run((context) => listNotices(domain, context)));
  notice
    .command('show')
    .description('print a notice in all its languages')
    .argument('<id>')
    .action((id) => run((context) => showNotice(id, context)));
  notice
    .command('preview')
    .description('print what readers would see, and what is left out; stores nothing')
    .argument(...files)
    .action((names) => run((context) => previewNotice(names, context)));
  notice
    .command('create')
    .description('publish a notice, at once or at the given time')
    .argument(...files)
    .option('--domain <name>', 'only on this domain; default: on all', toDomain)
    .option('--category <name>', 'general, settlement, music, guide or maintenance')
    .option('--at <time>', 'when it is published, e.g. 2026-11-25T10:00:00+09:00')
    .option('--pinned', 'keep it at the top of the list')
    .action((names, options) => run((context) => createNotice(names, options, context)));
  notice
    .command('rewrite')
    .description('replace the texts of a notice')
    .argument('<id>')
    .argument(...files)
    .action((id, names) => run((context) => rewriteNotice(id, names, context)));
  notice
    .command('schedule')
    .description('move the publication of a notice')
    .argument('<id>')
    .argument('<time>')
    .action((id, time) => run((context) => scheduleNotice(id, time, context)));
  notice
    .command('withdraw')
    .description('hide a notice from its readers')
    .argument('<id>')
    .action((id) => run((context) => withdrawNotice(id, true, context)));
  notice
    .command('restore')
    .description('show a withdrawn notice again')
    .argument('<id>')
    .action((id) => run((context) => withdrawNotice(id, false, context)));
}
