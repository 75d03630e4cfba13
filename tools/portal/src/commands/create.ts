import { Option } from '@commander-js/extra-typings';
import { LANGUAGE_NAMES, LANGUAGES, mapLanguages, type Language } from '@portal/shared/facts';
import { root } from '@portal/webpack/workspace';
import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { assertCreatable, type NewRemote } from '../remotes/new-remote.ts';
import { writeRemote } from '../remotes/write-remote.ts';

type CreateOptions = { path?: string | undefined } & Record<`title${string}`, string | undefined>;

/** The option with the title in a language: `--title-zh-cn`, in `CreateOptions` as `titleZhCn`. */
const createTitleOption = (language: Language) =>
  new Option(
    `--title-${language.toLowerCase()} <text>`,
    `its title in ${LANGUAGE_NAMES[language]}${language === 'en' ? '; default: the name' : ''}`,
  );

/** `mf-fan-club` → `fan-club` */
const shortName = (name: string) => name.replace(/^mf-/, '');

/** `mf-fan-club` → `Fan club` */
const titleFromName = (name: string) => {
  const words = shortName(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function resolveOptions(name: string, options: CreateOptions) {
  const { path = `/${shortName(name)}`, titleEn = titleFromName(name) } = options;
  const given = mapLanguages(
    (language) => options[createTitleOption(language).attributeName() as `title${string}`],
  );
  const titles: NewRemote['titles'] = mapLanguages((language) => given[language] ?? titleEn);
  const untitled = LANGUAGES.filter((language) => given[language] === undefined);
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
      `Its title is "${remote.titles.en}" in ${untitled.join(', ')}: change it in ${name}/src/titles.json.`,
    );
  }
  printer.line(`
  npm run portal -- test ${name}
  npm run portal -- dev ${name} --domain aurora.localhost   # while a portal runs, e.g. by npm start`);
  printer.result({ ...remote, untitled });
}

/** Adds the command that creates a remote. */
export function addCreateCommand(program: CommandParent, run: RunCommand) {
  const command = program
    .command('create')
    .description('create a remote from the template')
    .argument('<name>', 'e.g. mf-rewards')
    .option('--path <path>', 'the address of its page; default: the name');
  for (const language of LANGUAGES) command.addOption(createTitleOption(language));
  command.action((name, options) => run((context) => create(name, options, context)));
}
