import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  matchesPathPattern,
  type Language,
  remoteConfigSchema,
  normaliseRoutePattern,
  SERVER_PATHS,
  SHELL_PATHS,
} from '@portal/shared/release';
import { remotesIn } from '@portal/webpack/workspace';
import { CommandFailure } from '../failure.ts';

/** What is known of a remote before it exists. */
export type NewRemote = {
  name: string;
  /** The address of its first page. */
  path: string;
  titles: Record<Language, string>;
};

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;
const PATH = /^(\/[A-Za-z0-9_.-]+)+$/;

const refuse = (message: string) => new CommandFailure(message, { code: 'refused' });

async function routesOf(workspace: string, name: string) {
  const file = pathToFileURL(path.join(workspace, name, 'remote.config.ts')).href;
  const { default: config } = (await import(file)) as { default: unknown };
  return remoteConfigSchema.parse(config).routes;
}

/** The remote that has a page at this address already. */
async function ownerOf(workspace: string, address: string): Promise<string | undefined> {
  for (const name of remotesIn(workspace)) {
    const routes = await routesOf(workspace, name);
    if (routes.some((route) => normaliseRoutePattern(route.path) === normaliseRoutePattern(address))) return name;
  }
  return undefined;
}

/** Throws with the reason when this remote cannot be made in this checkout. */
export async function refuseUnfit({ name, path: address }: NewRemote, workspace: string): Promise<void> {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw refuse(
      `"${name}" is no name for a remote: it begins with mf-, and goes on with lower-case letters, digits and single dashes, ${LONGEST_NAME} characters at most, e.g. mf-rewards.`,
    );
  }
  if (existsSync(path.join(workspace, name))) throw refuse(`${name} exists already.`);
  if (!PATH.test(address)) {
    throw refuse(`"${address}" is no path for a page: it begins with a slash, e.g. /rewards.`);
  }
  if (matchesPathPattern([...SHELL_PATHS, ...SERVER_PATHS], address)) {
    throw refuse(`${address} belongs to the portal itself: choose another with --path.`);
  }
  const owner = await ownerOf(workspace, address);
  if (owner !== undefined) throw refuse(`${address} is a page of ${owner}: choose another with --path.`);
}
