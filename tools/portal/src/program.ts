import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import {
  AlreadyTold,
  type CommandContext,
  createContext,
  domainOf,
  type Surroundings,
} from './command-context.ts';
import { build } from './commands/build.ts';
import { create } from './commands/create.ts';
import { closeDemoMonth, demoDay, showDemoRates } from './commands/demo-day.ts';
import { domains } from './commands/domains.ts';
import { ingest } from './commands/ingest.ts';
import { importMusic } from './commands/music.ts';
import { publish } from './commands/publish.ts';
import { listRates, setRate, takeRates } from './commands/rates.ts';
import { changeRemote, initReleases, rollback, showLog, showRelease } from './commands/release.ts';
import { testRemote } from './commands/test.ts';
import { exportTo, importFrom } from './commands/transfer.ts';
import { verify } from './commands/verify.ts';

const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It is a number from 1.');
  return value;
};

const month = (text: string) => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It is a month, YYYY-MM.');
  return text;
};

const port = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('It is no port.');
  return value;
};

type Work = (context: CommandContext) => Promise<void>;

/** The release commands all name a domain, and those that move it a reason. */
function addReleaseCommands(program: Pick<Command, 'command'>, run: (work: Work) => Promise<void>) {
  const release = program.command('release').description('look at and move what a domain runs');
  const on = (command: Command) =>
    command.requiredOption('--domain <name>', 'the domain, e.g. aurora', domainOf);
  const because = (text: string) => ['--reason <text>', 'why; it is written into the log', text] as const;

  on(release.command('show').description('print what a domain runs and its latest moves')).action(
    ({ domain }) => run((context) => showRelease(domain, context)),
  );
  on(release.command('log').description('print who moved it, when and why')).action(({ domain }) =>
    run((context) => showLog(domain, context)),
  );
  on(release.command('on').description('switch a remote on'))
    .argument('<remote>')
    .option('--build <version>', 'with this build rather than the one it had')
    .option(...because('switched on from the command line'))
    .action((remote, { domain, reason, build }) =>
      run((context) =>
        changeRemote(
          { domain, reason },
          { remote, on: true, ...(build === undefined ? {} : { version: build }) },
          context,
        ),
      ),
    );
  on(release.command('off').description('switch a remote off'))
    .argument('<remote>')
    .option(...because('switched off from the command line'))
    .action((remote, target) => run((context) => changeRemote(target, { remote, on: false }, context)));
  on(release.command('pin').description('move a remote, or `shell`, to a published build'))
    .argument('<remote>')
    .argument('<version>')
    .option(...because('moved from the command line'))
    .action((remote, version, target) =>
      run((context) => changeRemote(target, { remote, version }, context)),
    );
  on(release.command('rollback').description('take back the latest moves'))
    .option('--steps <number>', 'how many', count, 1)
    .option(...because('rolled back from the command line'))
    .action(({ steps, ...target }) => run((context) => rollback(target, steps, context)));
  release
    .command('init')
    .description('bring one domain, or all, to the newest builds; what is off stays off')
    .option('--domain <name>', 'only this one', domainOf)
    .option(...because('brought to the newest builds'))
    .action(({ domain, reason }) =>
      run((context) => initReleases({ reason, ...(domain === undefined ? {} : { domain }) }, context)),
    );
}

/** What a dollar is worth in won, day by day. */
function addRateCommands(program: Pick<Command, 'command'>, run: (work: Work) => Promise<void>) {
  const force = [
    '--force',
    'change rates that are there, and take in those far from the day before',
  ] as const;
  const rates = program
    .command('rates')
    .description('take in exchange rates: CSV with the columns day and rate, `-` for what is piped in')
    .argument('<file>')
    .option(...force)
    .action((file, options) => run((context) => takeRates(file, options, context)));
  rates
    .command('set')
    .description('set the rate of one day, e.g. 2026-11-20 1392.5')
    .argument('<day>')
    .argument('<rate>')
    .option(...force)
    // The command above has the same option, and takes it.
    .action((day, rate, _options, command) =>
      run((context) => setRate(day, rate, command.optsWithGlobals(), context)),
    );
  rates
    .command('list')
    .description('print the newest rates')
    .option('--count <number>', 'how many, up to 100', count, 30)
    .action((options) => run((context) => listRates(options.count, context)));
}

function addMusicCommands(program: Pick<Command, 'command'>, run: (work: Work) => Promise<void>) {
  program
    .command('music')
    .description('look after the music catalogue')
    .command('import')
    .description('bring it up to date with a CSV file, `-` for what is piped in')
    .argument('<file>')
    .option('--remove-missing', 'take out what the file does not name')
    .action((file, options) => run((context) => importMusic(file, options, context)));
}

/** The commands of a team that ships a remote, up to publishing. */
function addRemoteCommands(program: Pick<Command, 'command'>, run: (work: Work) => Promise<void>) {
  program
    .command('create')
    .description('make a new remote that builds, tests and runs as it stands')
    .argument('<name>', 'e.g. mf-rewards')
    .option('--path <path>', 'the address of its page; without it, the name')
    .option('--title-ko <text>', 'its title in Korean')
    .option('--title-en <text>', 'in English; without it, the name')
    .option('--title-zh-cn <text>', 'in Simplified Chinese')
    .option('--title-zh-tw <text>', 'in Traditional Chinese')
    .action((name, options) => run((context) => create(name, options, context)));
  program
    .command('dev')
    .description('run one remote from its sources inside the published pages of a running portal')
    .argument('<remote>')
    .requiredOption('--domain <name>', 'the domain whose pages it runs in, e.g. aurora', domainOf)
    .option('--server <url>', 'where that portal is; without it, on this machine at PORT')
    .option('--port <number>', 'where the pages are served', port, 8081)
    .action((name, options) =>
      run(async (context) => {
        // Loaded only here: it brings the whole server along.
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
    .description('build remotes, or `shell`, as they are released')
    .argument('<remotes...>')
    .action((names) => run((context) => build(names, context)));
}

/** The `portal` command. Answers with the exit code. */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let code = 0;
  const program = new Command('portal')
    .description('Publishes builds, moves releases and takes in reports.')
    .option('--json', 'print one JSON document for machines')
    .configureOutput({
      writeOut: (text) => surroundings.streams.out(text),
      writeErr: (text) => surroundings.streams.error(text),
    })
    .exitOverride((stop) => {
      throw stop;
    });

  const run = async (work: Work) => {
    const context = createContext(surroundings, program.opts().json === true);
    try {
      await work(context);
    } catch (error) {
      if (!(error instanceof AlreadyTold)) context.printer.failure(error);
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
    .description('look at a build as publishing would, and print every check')
    .argument('<dist>', 'dist folder')
    .action((folder) => run((context) => verify(folder, context)));
  addReleaseCommands(program, run);
  program
    .command('ingest')
    .description('take in report files, plain or gzip; their type follows from their columns')
    .argument('<files...>')
    .action((files) =>
      run((context) =>
        ingest(
          files.map((file) => ({ file })),
          context,
        ),
      ),
    );
  addRateCommands(program, run);
  addMusicCommands(program, run);
  program
    .command('domains')
    .description('list all domains and what runs there')
    .action(() => run(domains));
  program
    .command('export')
    .description('write the whole database into a file; stop the server of an embedded one first')
    .argument('<file>')
    .action((file) => run((context) => exportTo(file, context)));
  program
    .command('import')
    .description('fill the empty database that DATABASE_URL (or DATA_DIR) names from such a file')
    .argument('<file>')
    .action((file) => run((context) => importFrom(file, context)));
  program
    .command('demo-day')
    .description('make one more day of the demo’s figures, and take it in')
    .option('--only-write', 'print where the files are and leave them for `ingest`')
    .action((options) => run((context) => demoDay(options, context)));
  program
    .command('demo-close')
    .description('close a month of the demo: make its final reports, and take them in')
    .argument('[month]', 'YYYY-MM; the last whole one unless it is named', month)
    .action((closed) => run((context) => closeDemoMonth(closed, context)));
  program
    .command('demo-rates')
    .description('print the exchange rates of the demo’s days')
    .action(() => run(showDemoRates));

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (stop) {
    // Help asked for ends well; a wrong use was told by the parser.
    if (!(stop instanceof Error && 'exitCode' in stop)) throw stop;
    return Number(stop.exitCode);
  }
  return code;
}
