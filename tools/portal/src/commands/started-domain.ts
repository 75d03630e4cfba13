import type { CommandContext } from '../command-context.ts';
import type { LeftOut, StartedDomain } from './release-shapes.ts';

const BASIS_TEXTS: Record<string, string> = {
  released: 'released',
  shipped: 'brought by this server',
  newest: 'newest',
};

/** Prints the builds that a set does not have although they are newer, a line each. */
export const printLeftOut = (
  domain: string,
  leftOut: readonly LeftOut[],
  { printer }: Pick<CommandContext, 'printer'>,
) => {
  for (const { name, version, reason } of leftOut)
    printer.line(`${domain}: ${name} ${version} is left out: ${reason}`);
};

/** Prints what a domain began with, and what it was not given and why. */
export const printStarted = (
  { domain, taken, left_out: leftOut, refusals }: StartedDomain,
  context: Pick<CommandContext, 'printer'>,
) => {
  for (const { name, version, basis } of taken)
    context.printer.line(`${domain}: ${name} ${version} (${BASIS_TEXTS[basis] ?? basis})`);
  printLeftOut(domain, leftOut, context);
  for (const { subject, reason } of refusals) context.printer.line(`${domain}: ${subject}: ${reason}`);
};
