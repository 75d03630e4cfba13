import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { short, table } from '../output/table.ts';
import { listAllDomains, type ListedDomain } from './all-domains.ts';

const kindOf = ({ is_playlist, is_console }: ListedDomain) =>
  is_console ? 'console' : is_playlist ? 'playlist' : 'partner';

const runningOn = ({ release, refused }: ListedDomain) => {
  if (refused !== null) return `the last good set: this one is refused (${refused})`;
  const names = Object.entries(release?.remotes ?? {}).flatMap(([name, { on }]) => (on ? [name] : []));
  return release ? names.toSorted().join(' ') || 'the shell only' : 'nothing is released';
};

const PROOF_TEXTS = { passed: 'passed', failed: 'failed', none: 'unproven' } as const;

/** Prints all domains and what they run. */
export async function domains({ printer, withServer }: CommandContext) {
  const listed = await withServer(listAllDomains);
  const rows = listed.map((domain) => [
    domain.domain,
    domain.name,
    kindOf(domain),
    domain.release && short(domain.release.set),
    domain.release?.rollout
      ? `${short(domain.release.rollout.candidate)} ${domain.release.rollout.share} %`
      : null,
    domain.release && PROOF_TEXTS[domain.release.proof],
    domain.freeze && domain.freeze.until,
    runningOn(domain),
  ]);
  const columns = ['domain', 'name', 'kind', 'set', 'canary', 'proof', 'frozen until', 'runs'];
  printer.line(table(columns, rows));
  printer.result({ domains: listed });
}

/** Adds the command that lists the domains. */
export function addDomainsCommand(program: CommandParent, run: RunCommand) {
  program
    .command('domains')
    .description('list all domains and what runs there')
    .action(() => run(domains));
}
