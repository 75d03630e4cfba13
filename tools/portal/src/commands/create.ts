import type { Language } from '@portal/shared/release';
import { root } from '@portal/webpack/workspace';
import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { assertCreatable, type NewRemote } from '../remotes/new-remote.ts';
import { writeRemote } from '../remotes/write-remote.ts';

type CreateOptions = {
  path?: string | undefined;
  titleKo?: string | undefined;
  titleEn?: string | undefined;
  titleZhCn?: string | undefined;
  titleZhTw?: string | undefined;
};

/** `mf-fan-club` → `fan-club` */
const shortName = (name: string) => name.replace(/^mf-/, '');

/** `mf-fan-club` → `Fan club` */
const titleFromName = (name: string) => {
  const words = shortName(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function resolveOptions(name: string, options: CreateOptions) {
  const { path = `/${shortName(name)}`, titleEn = titleFromName(name) } = options;
  const given: Record<Language, string | undefined> = {
    ko: options.titleKo,
    en: options.titleEn,
    'zh-CN': options.titleZhCn,
    'zh-TW': options.titleZhTw,
  };
  const titles: NewRemote['titles'] = {
    ko: given.ko ?? titleEn,
    en: titleEn,
    'zh-CN': given['zh-CN'] ?? titleEn,
    'zh-TW': given['zh-TW'] ?? titleEn,
  };
  const untitled = Object.entries(given).flatMap(([language, title]) =>
    title === undefined ? [language] : [],
  );
  return { remote: { name, path, titles }, untitled };
}

/** Creates a remote from the template, with checks that pass. */
export async function create(
  name: string,
  options: CreateOptions,
  { printer }: CommandContext,
  workspace = root,
) {
  const { remote, untitled } = resolveOptions(name, options);
  await assertCreatable(remote, workspace);
  printer.progress(`${name}: installing its packages …`);
  await writeRemote(remote, workspace);
  printer.line(`${name} is made, with a page at ${remote.path}.`);
  if (untitled.length > 0) {
    printer.line(
      `Its title is "${remote.titles.en}" in ${untitled.join(', ')}: change it in ${name}/remote.config.ts.`,
    );
  }
  printer.line(`
  npm run portal -- test ${name}
  npm run portal -- dev ${name} --domain aurora.localhost   # while a portal runs, e.g. by npm start`);
  printer.result({ ...remote, untitled });
}

/** Adds the command that creates a remote. */
export function addCreateCommand(program: CommandParent, run: RunCommand) {
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
}
