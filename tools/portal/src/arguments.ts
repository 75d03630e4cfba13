import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { count } from '@portal/command-line';
import { type CommandContext, toDomain } from './command-context.ts';

export { count };

/** The work of a command; its failures are printed by the program. */
export type CommandAction = (context: CommandContext) => Promise<void>;

/** Runs the work of a command. */
export type RunCommand = (work: CommandAction) => Promise<void>;

/** The program, or a command with commands of its own. */
export type CommandParent = Pick<Command, 'command'>;

/** The options of a command that shows or sets one domain. */
export const forDomain = (command: Command) =>
  command.requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain);

export const list = (text: string) => text.split(',').map((name) => name.trim());

export const domainList = (text: string) => list(text).map(toDomain);

/** A number, or the word that unsets it. */
export const countOrUsual = (text: string) => (text === 'usual' ? text : count(text));

export const percentage = (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InvalidArgumentError('It is a number from 0 to 100.');
  return value;
};

export const month = (text: string) => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It is a month, YYYY-MM.');
  return text;
};

export const day = (text: string) => {
  const value = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !(value.getTime() >= 0) || !value.toISOString().startsWith(text))
    throw new InvalidArgumentError('It is a day, YYYY-MM-DD.');
  return text;
};

export const time = (text: string) => {
  const value = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(value.getTime()))
    throw new InvalidArgumentError('It is a time, such as 2026-11-19T08:15:00Z.');
  return value;
};

export const port = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('It is no port.');
  return value;
};

/** Words as a sentence names them: `ko, en or zh-TW`. */
export const formatAlternatives = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
