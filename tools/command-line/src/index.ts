import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** A usage error with its suggestion as one line. */
export const toOneLine = (text: string) => `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`;

/** A whole number from 1. */
export const count = (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return value;
};

/**
 * A command of the root `package.json`, named as users type it before its arguments, e.g. `npm run bench --`. It answers
 * `--help`, and exits with 1 and one line about an argument that it does not know.
 */
export const createCommand = (line: string, description: string) =>
  new Command(line)
    .description(description)
    .configureOutput({ outputError: (text, write) => write(toOneLine(text)) });

/** The variables that the server and its data are configured by. */
export const describeEnvironment = (variables: Record<string, string>) =>
  `\nEnvironment:\n${Object.entries(variables)
    .map(([name, text]) => `  ${name.padEnd(16)}${text}`)
    .join('\n')}`;
