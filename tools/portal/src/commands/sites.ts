import type { Command } from '@commander-js/extra-typings';
import { LANGUAGES } from '@portal/shared/facts';
import {
  type CommandParent,
  count,
  countOrUsual,
  type RunCommand,
  formatAlternatives,
} from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { short } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import { type GetData, unchecked } from '../server/operations.ts';
import { domains } from './domains.ts';
import { sendFileBy } from './send-file.ts';
import { printStarted } from './started-domain.ts';

type Site = GetData<'/operator/site'>['site'];
type WithdrawalUnit = NonNullable<Site['withdrawal_unit']>;

/** The settings that the command line can give; absent ones are the server's choice, or stay. */
type SiteOptions = {
  name?: string | undefined;
  language?: string | undefined;
  currency?: string | undefined;
  design?: string | undefined;
  color?: string | undefined;
  colorDim?: string | undefined;
  passwordMinimum?: number | undefined;
  pricedBy?: string | undefined;
  withdrawalAmount?: number | 'usual' | undefined;
  withdrawalUnit?: string | undefined;
  pcVolume?: number | 'usual' | undefined;
  mobileVolume?: number | 'usual' | undefined;
  /** An address, or `none`. */
  termsUrl?: string | undefined;
  privacyUrl?: string | undefined;
  /** Files with pictures. */
  logo?: string | undefined;
  shareImage?: string | undefined;
};

const sendPicture = async (
  kind: 'logo' | 'share_image',
  file: string | undefined,
  { client, context }: { client: Client; context: CommandContext },
) => {
  if (file === undefined) return undefined;
  const query = (name: string) => ({ kind, name });
  const { data } = await sendFileBy(client, { path: '/operator/site/pictures', file, query }, context);
  return data.path;
};

/** The server's null is the figure of each language. */
const toFigure = (given: number | 'usual' | undefined) => (given === 'usual' ? null : given);

/** The settings that options name; pictures are sent first, because settings have their paths. */
const readSettings = async (client: Client, options: SiteOptions, context: CommandContext) => ({
  logo_favicon: await sendPicture('logo', options.logo, { client, context }),
  logo_meta: await sendPicture('share_image', options.shareImage, { client, context }),
  default_language: unchecked<Site['default_language']>(options.language),
  default_currency: unchecked<Site['default_currency']>(options.currency),
  design_id: options.design,
  color_primary: options.color,
  color_primary_dim: options.colorDim,
  password_minimum: options.passwordMinimum,
  priced_by: unchecked<Site['priced_by']>(options.pricedBy),
  withdrawal_amount: toFigure(options.withdrawalAmount),
  // An amount and its unit are unset together.
  withdrawal_unit:
    options.withdrawalAmount === 'usual' ? null : unchecked<WithdrawalUnit>(options.withdrawalUnit),
  pc_volume: toFigure(options.pcVolume),
  mobile_volume: toFigure(options.mobileVolume),
  terms_url: options.termsUrl === 'none' ? null : options.termsUrl,
  privacy_url: options.privacyUrl === 'none' ? null : options.privacyUrl,
});

/** Creates a domain and gives it its first release. */
async function createSite(
  domain: string,
  {
    isConsole,
    isPlaylistSite,
    name,
    ...options
  }: Omit<SiteOptions, 'name'> & {
    name: string;
    isConsole?: true | undefined;
    isPlaylistSite?: true | undefined;
  },
  context: CommandContext,
) {
  const { printer, withServer } = context;
  const data = await withServer(async (client) => {
    const created = await client.post('/operator/site', {
      ...(await readSettings(client, options, context)),
      domain,
      name,
      is_console: isConsole,
      is_playlist: isPlaylistSite,
    });
    // A deleted domain of this name may have been shown with another set.
    if (created.release !== null) await client.shown.remember(domain, created.release);
    return created;
  });
  const runs =
    data.release === null
      ? 'it runs nothing yet, because no shell was released: `release init --domain` with `--template` or `--newest`'
      : `runs ${short(data.release)}`;
  printer.line(`${domain} created; ${runs}`);
  if (data.start) printStarted(data.start, context);
  printer.result(data);
}

/** Prints all settings of a domain. */
async function showSite(domain: string, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/site', { domain }));
  for (const [name, value] of Object.entries(data.site))
    printer.line(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  printer.result(data);
}

/** Changes the given settings of a domain; a simultaneous change makes it fail. */
async function setSite(domain: string, options: SiteOptions, context: CommandContext) {
  const { printer, withServer } = context;
  const data = await withServer(async (client) => {
    const { site } = await client.get('/operator/site', { domain });
    const settings = await readSettings(client, options, context);
    return client.post(
      '/operator/site/change',
      { ...settings, domain, name: options.name },
      { ifMatch: `"${site.version}"` },
    );
  });
  printer.line(`${domain} changed`);
  printer.result(data);
}

/** Deletes a domain with its accounts; the server refuses it while one of them has channels. */
async function deleteSite(
  domain: string,
  { reason }: { reason: string },
  { printer, withServer }: CommandContext,
) {
  const { accounts } = await withServer((client) => client.post('/operator/site/delete', { domain, reason }));
  printer.line(`${domain} deleted, with ${accounts} accounts`);
  printer.result({ domain, accounts });
}

const DOMAIN = ['<domain>', 'the domain, e.g. aurora', toDomain] as const;

const withSettings = <Args extends unknown[], Options extends Record<string, unknown>>(
  command: Command<Args, Options>,
) =>
  command
    .option('--language <code>', `default language: ${formatAlternatives(LANGUAGES)}`)
    .option('--currency <code>', 'default currency: KRW or USD')
    .option('--design <id>', 'the design, e.g. mcn-1')
    .option('--color <#RRGGBB>', 'the primary colour')
    .option('--color-dim <#RRGGBB>', 'the dimmed primary colour')
    .option('--logo <file>', 'its logo: JPEG, PNG or WebP, best square')
    .option('--share-image <file>', 'what messengers show with its links, best 1200 × 630; else one is drawn')
    .option('--password-minimum <characters>', 'the shortest new password', count)
    .option('--priced-by <views>', 'what shown prices of 1,000 views are by: views or engaged_views')
    .option(
      '--withdrawal-amount <amount>',
      'the least withdrawal, for readers of every language; `usual` is that of each language',
      countOrUsual,
    )
    .option('--withdrawal-unit <unit>', 'its unit: points or dollars')
    .option(
      '--pc-volume <percent>',
      'the least volume of the music in uploads from a PC, or `usual`',
      countOrUsual,
    )
    .option(
      '--mobile-volume <percent>',
      'the least volume of the music in mobile uploads, or `usual`',
      countOrUsual,
    )
    .option('--terms-url <address>', 'the terms to which people consent at sign-up, or `none`')
    .option('--privacy-url <address>', 'the privacy policy to which they consent, or `none`');

/** Adds the commands of sites. */
export function addSiteCommands(program: CommandParent, run: RunCommand) {
  const site = program.command('site').description('create and change domains');
  withSettings(
    site
      .command('create')
      .description('create a domain; it runs the released builds')
      .argument(...DOMAIN)
      .requiredOption('--name <name>', 'the name in its header')
      .option('--console', 'operators sign in here, and nobody else')
      .option('--playlist', 'a playlist site'),
  ).action((domain, { console: isConsole, playlist: isPlaylistSite, ...options }) =>
    run((context) => createSite(domain, { ...options, isConsole, isPlaylistSite }, context)),
  );
  site
    .command('list')
    .description('list all domains and what runs there')
    .action(() => run(domains));
  site
    .command('show')
    .description('print all settings of a domain')
    .argument(...DOMAIN)
    .action((domain) => run((context) => showSite(domain, context)));
  withSettings(
    site
      .command('set')
      .description('change the given settings of a domain')
      .argument(...DOMAIN)
      .option('--name <name>', 'the name in its header'),
  ).action((domain, options) => run((context) => setSite(domain, options, context)));

  site
    .command('delete')
    .description('delete a domain with its accounts, none of which may have channels')
    .argument(...DOMAIN)
    .requiredOption('--reason <text>', 'why; it is written into the log')
    .action((domain, options) => run((context) => deleteSite(domain, options, context)));
}
