import { toDomain } from '../command-context.ts';
import {
  createNotice,
  listNotices,
  previewNotice,
  rewriteNotice,
  scheduleNotice,
  showNotice,
  withdrawNotice,
} from '../commands/notice.ts';
import type { CommandParent, RunCommand } from './arguments.ts';

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
