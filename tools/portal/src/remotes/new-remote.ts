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

/** The properties of a remote that is to be created. */
export type NewRemote = {
  name: string;
  /** The path of its first page. */
  path: string;
  titles: Record<Language, string>;
};

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;
const PATH = /^(\/[A-Za-z0-9_.-]+)+$/;

const createRefusal = (message: string) => new CommandFailure(message, { code: 'refused' });

async function readRoutes(workspace: string, name: string) {
  const file = pathToFileURL(path.join(workspace, name, 'remote.config.ts')).href;
  const { default: config } = (await import(file)) as { default: unknown };
  return remoteConfigSchema.parse(config).routes;
}

/** The name of the remote that already has a page at this path. */
async function findRouteOwner(workspace: string, address: string): Promise<string | undefined> {
  for (const name of remotesIn(workspace)) {
    const routes = await readRoutes(workspace, name);
    if (routes.some((route) => normaliseRoutePattern(route.path) === normaliseRoutePattern(address)))
      return name;
  }
  return undefined;
}

/** Throws with the reason when this remote cannot be created in this checkout. */
export async function assertCreatable({ name, path: address }: NewRemote, workspace: string): Promise<void> {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw createRefusal(
      `"${name}" is no name for a remote: it begins with mf-, and goes on with lower-case letters, digits and single dashes, ${MAX_NAME_LENGTH} characters at most, e.g. mf-rewards.`,
    );
  }
  if (existsSync(path.join(workspace, name))) throw createRefusal(`${name} exists already.`);
  if (!PATH.test(address)) {
    throw createRefusal(`"${address}" is no path for a page: it begins with a slash, e.g. /rewards.`);
  }
  if (matchesPathPattern([...SHELL_PATHS, ...SERVER_PATHS], address)) {
    throw createRefusal(`${address} belongs to the portal itself: choose another with --path.`);
  }
  const owner = await findRouteOwner(workspace, address);
  if (owner !== undefined)
    throw createRefusal(`${address} is a page of ${owner}: choose another with --path.`);
}
