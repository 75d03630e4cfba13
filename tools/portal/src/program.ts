import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import {
  AlreadyReportedError,
  type CommandContext,
  createContext,
  toDomain,
  type ProgramIo,
} from './command-context.ts';
import { build } from './commands/build.ts';
import { create } from './commands/create.ts';
import { closeDemoMonth, demoDay, showDemoRates } from './commands/demo-day.ts';
import { domains } from './commands/domains.ts';
import { ingest } from './commands/ingest.ts';
import { importMusic } from './commands/music.ts';
import {
  createNotice,
  listNotices,
  previewNotice,
  rewriteNotice,
  scheduleNotice,
  showNotice,
  withdrawNotice,
} from './commands/notice.ts';
import { publish } from './commands/publish.ts';
import { listRates, setRate, importRates } from './commands/rates.ts';
import { changeRemote, initReleases, rollback, showLog, showRelease } from './commands/release.ts';
import { testRemote } from './commands/test.ts';
import { exportTo, importFrom } from './commands/transfer.ts';
import { verify } from './commands/verify.ts';

const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It is a number from 1.');
  return value;
};

const percentage = (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InvalidArgumentError('It is a number from 0 to 100.');
  return value;
};

const month = (text: string) => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It is a month, YYYY-MM.');
  return text;
};

const time = (text: string) => {
  const value = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(value.getTime()))
    throw new InvalidArgumentError('It is a time, such as 2026-11-19T08:15:00Z.');
  return value;
};

const port = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('It is no port.');
  return value;
};

type CommandAction = (context: CommandContext) => Promise<void>;

/** Adds the release commands; all need a domain, and those that move it a reason. */
function addReleaseCommands(program: Pick<Command, 'command'>, run: (work: CommandAction) => Promise<void>) {
  const release = program.command('release').description('show and move what a domain runs');
  const withDomain = (command: Command) =>
    command.requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain);
  const reasonOption = (text: string) => ['--reason <text>', 'why; written into the log', text] as const;

  withDomain(release.command('show').description('print what a domain runs and its latest moves')).action(
    ({ domain }) => run((context) => showRelease(domain, context)),
  );
  withDomain(release.command('log').description('print who moved it, when and why')).action(({ domain }) =>
    run((context) => showLog(domain, context)),
  );
  withDomain(release.command('on').description('switch a remote on'))
    .argument('<remote>')
    .option('--build <version>', 'with this build rather than the one it had')
    .option(...reasonOption('switched on from the command line'))
    .action((remote, { domain, reason, build }) =>
      run((context) =>
        changeRemote(
          { domain, reason },
          { remote, on: true, ...(build === undefined ? {} : { version: build }) },
          context,
        ),
      ),
    );
  withDomain(release.command('off').description('switch a remote off'))
    .argument('<remote>')
    .option(...reasonOption('switched off from the command line'))
    .action((remote, target) => run((context) => changeRemote(target, { remote, on: false }, context)));
  withDomain(release.command('pin').description('move a remote, or `shell`, to a published build'))
    .argument('<remote>')
    .argument('<version>')
    .option(...reasonOption('moved from the command line'))
    .action((remote, version, target) =>
      run((context) => changeRemote(target, { remote, version }, context)),
    );
  withDomain(release.command('rollback').description('undo the latest moves'))
    .option('--steps <number>', 'how many', count, 1)
    .option(...reasonOption('rolled back from the command line'))
    .action(({ steps, ...target }) => run((context) => rollback(target, steps, context)));
  release
    .command('init')
    .description('move one domain, or all, to the newest builds; what is off stays off')
    .option('--domain <name>', 'only this one', toDomain)
    .option(...reasonOption('brought to the newest builds'))
    .action(({ domain, reason }) =>
      run((context) => initReleases({ reason, ...(domain === undefined ? {} : { domain }) }, context)),
    );
}

/** Adds the exchange rate commands: won per US dollar, by day. */
function addRateCommands(program: Pick<Command, 'command'>, run: (work: CommandAction) => Promise<void>) {
  const force = ['--force', 'overwrite existing rates, and accept those far from the day before'] as const;
  const rates = program
    .command('rates')
    .description('import exchange rates: CSV with the columns day and rate, `-` for standard input')
    .argument('<file>')
    .option(...force)
    .action((file, options) => run((context) => importRates(file, options, context)));
  rates
    .command('set')
    .description('set the rate of one day, e.g. 2026-11-20 1392.5')
    .argument('<day>')
    .argument('<rate>')
    .option(...force)
    // The parent command has the same option and consumes it.
    .action((day, rate, _options, command) =>
      run((context) => setRate(day, rate, command.optsWithGlobals(), context)),
    );
  rates
    .command('list')
    .description('print the newest rates')
    .option('--count <number>', 'how many, up to 100', count, 30)
    .action((options) => run((context) => listRates(options.count, context)));
}

function addMusicCommands(program: Pick<Command, 'command'>, run: (work: CommandAction) => Promise<void>) {
  program
    .command('music')
    .description('manage the music catalogue')
    .command('import')
    .description('update it from a CSV file, `-` for standard input')
    .argument('<file>')
    .option('--create-tags', 'create tags that do not exist')
    .option('--remove-missing', 'remove tracks that the file does not contain')
    .option('--max-removed <percent>', 'of the catalogue; default: 10', percentage)
    .option('--force <reason>', 'remove more, and why, for the audit log')
    .action((file, options) => run((context) => importMusic(file, options, context)));
}

/** Adds the commands by which operators write notices; a notice is one Markdown file per language. */
function addNoticeCommands(program: Pick<Command, 'command'>, run: (work: CommandAction) => Promise<void>) {
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

/** Adds the commands of a team that ships a remote, up to publishing. */
function addRemoteCommands(program: Pick<Command, 'command'>, run: (work: CommandAction) => Promise<void>) {
  program
    .command('create')
    .description('create a remote from the template')
    .argument('<name>', 'e.g. mf-rewards')
    .option('--path <path>', 'the address of its page; default: the name')
    .option('--title-ko <text>', 'its title in Korean')
    .option('--title-en <text>', 'in English; default: the name')
    .option('--title-zh-cn <text>', 'in Simplified Chinese')
    .option('--title-zh-tw <text>', 'in Traditional Chinese')
    .action((name, options) => run((context) => create(name, options, context)));
  program
    .command('dev')
    .description('run one remote from its sources inside the published pages of a running portal')
    .argument('<remote>')
    .requiredOption('--domain <name>', 'the domain whose pages it runs in, e.g. aurora', toDomain)
    .option('--server <url>', 'URL of that portal; default: this machine at PORT')
    .option('--port <number>', 'port that the pages are served on', port, 8081)
    .action((name, options) =>
      run(async (context) => {
        // Imported lazily: it loads the whole server.
        const { dev } = await import('./commands/dev.ts');
        await dev(name, options, context);
      }),
    );
  program
    .command('test')
    .description('run every check of one remote: types, lint, boundaries, texts, format, unit tests, build')
    .argument('<remote>')
    .action((name) => run((context) => testRemote(name, context)));
  program
    .command('build')
    .description('build remotes, or `shell`, for release')
    .argument('<remotes...>')
    .action((names) => run((context) => build(names, context)));
}

/** Runs the `portal` command; returns the exit code. */
export async function runProgram(args: readonly string[], io: ProgramIo): Promise<number> {
  let code = 0;
  const program = new Command('portal')
    .description('Publishes builds, moves releases and ingests reports.')
    .option('--json', 'print one JSON document for scripts')
    .configureOutput({
      writeOut: (text) => io.streams.out(text),
      writeErr: (text) => io.streams.error(text),
    })
    .exitOverride((exit) => {
      throw exit;
    });

  const run = async (work: CommandAction) => {
    const context = createContext(io, program.opts().json === true);
    try {
      await work(context);
    } catch (error) {
      if (!(error instanceof AlreadyReportedError)) context.printer.failure(error);
      code = 1;
    }
  };

  addRemoteCommands(program, run);
  program
    .command('publish')
    .description('publish builds; nothing runs on a domain before it is released there')
    .argument('<dist...>', 'dist folders with remote.json or shell.json')
    .action((folders) => run((context) => publish(folders, context)));
  program
    .command('verify')
    .description('check a build as publishing would, and print every check')
    .argument('<dist>', 'dist folder')
    .action((folder) => run((context) => verify(folder, context)));
  addReleaseCommands(program, run);
  program
    .command('ingest')
    .description('ingest report files, plain or gzip; their columns give the report type')
    .argument('<files...>')
    .option(
      '--created-at <time>',
      'when YouTube created them; default: the time in the name or of the file',
      time,
    )
    .option('--force <reason>', 'take in a delivery that looks wrong; the reason is written into the log')
    .action((files, options) => run((context) => ingest(files, options, context)));
  addRateCommands(program, run);
  addMusicCommands(program, run);
  addNoticeCommands(program, run);
  program
    .command('domains')
    .description('list all domains and what runs there')
    .action(() => run(domains));
  program
    .command('export')
    .description('export the database into a file; stop the server of an embedded one first')
    .argument('<file>')
    .action((file) => run((context) => exportTo(file, context)));
  program
    .command('import')
    .description('import such a file into the empty database that DATABASE_URL (or DATA_DIR) names')
    .argument('<file>')
    .action((file) => run((context) => importFrom(file, context)));
  program
    .command('demo-day')
    .description('create the demo’s next day, and ingest it')
    .option('--only-write', "print the files' paths and leave them for `ingest`")
    .action((options) => run((context) => demoDay(options, context)));
  program
    .command('demo-close')
    .description('close a month of the demo: create its closing reports, and ingest them')
    .argument('[month]', 'YYYY-MM; default: the last complete month', month)
    .action((closed) => run((context) => closeDemoMonth(closed, context)));
  program
    .command('demo-rates')
    .description('print the exchange rates of the demo’s days')
    .action(() => run(showDemoRates));

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (stop) {
    // `--help` exits with 0; the parser has printed usage errors.
    if (!(stop instanceof Error && 'exitCode' in stop)) throw stop;
    return Number(stop.exitCode);
  }
  return code;
}
