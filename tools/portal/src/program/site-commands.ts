import type { Command } from '@commander-js/extra-typings';
import { toDomain } from '../command-context.ts';
import { createAccount } from '../commands/accounts.ts';
import { domains } from '../commands/domains.ts';
import { createSite, deleteSite, setSite, showSite } from '../commands/sites.ts';
import { type CommandParent, count, countOrUsual, type RunCommand } from './arguments.ts';

const DOMAIN = ['<domain>', 'the domain, e.g. aurora', toDomain] as const;

const withSettings = <Args extends unknown[], Options extends Record<string, unknown>>(
  command: Command<Args, Options>,
) =>
  command
    .option('--language <code>', 'default language: ko, en, zh-CN or zh-TW')
    .option('--currency <code>', 'default currency: KRW or USD')
    .option('--design <id>', 'the design, e.g. mcn-1')
    .option('--color <#RRGGBB>', 'the primary colour')
    .option('--color-dim <#RRGGBB>', 'the dimmed primary colour')
    .option('--logo <file>', 'its logo: JPEG, PNG or WebP, best square')
    .option('--share-image <file>', 'what messengers show with its links, best 1200 × 630; else one is drawn')
    .option('--password-minimum <characters>', 'the shortest new password', count)
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

/** Adds the commands of sites and of their first accounts. */
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

  for (const role of ['operator', 'manager'] as const) {
    program
      .command(role)
      .description(`create ${role}s`)
      .command('create')
      .description(`create an account of ${role === 'operator' ? 'an operator' : 'a manager'}`)
      .argument('<email>')
      .requiredOption('--domain <name>', 'where it signs in', toDomain)
      .option('--nickname <name>', 'shown to others; the beginning of the address without it')
      .option('--password-stdin', 'read the password from standard input; one is generated without it')
      .action((email, options) => run((context) => createAccount(role, { email, ...options }, context)));
  }
}
