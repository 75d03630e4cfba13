import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, PROVIDED_MODULES } from '@portal/shared/contract';
import {
  canonicalJson,
  checkRemoteBuild,
  checkShellBuild,
  type Descriptor,
  parseDescriptor,
  parseShellInventory,
  sha256Hex,
  type ShellInventory,
} from '@portal/shared/release';
import { BuildRefusedError, toMalformedRefusals, refuseBuild } from './build-refused-error.ts';

/** The inventory or descriptor of a build. */
export type Inventory = { name: string; version: string; digest: string; files: Record<string, string> } & (
  { kind: 'remote'; document: Descriptor } | { kind: 'shell'; document: ShellInventory }
);

export const SHELL = 'shell';
/** The documents that describe a build; they are stored in the database, not served. */
export const INVENTORY_DOCUMENTS = ['remote.json', 'shell.json'] as const;

const PROVIDED = { contractVersion: CONTRACT_VERSION, providedModules: PROVIDED_MODULES };

/** Source maps are not published. */
export const isServed = (file: string) => !file.endsWith('.map');

const omitUnserved = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isServed(file)));

/** Parses the document that describes a build. */
export const parseDocument = (kind: 'remote' | 'shell', json: unknown) =>
  kind === 'remote' ? parseDescriptor(json) : parseShellInventory(json);

async function parseInventory(kind: 'remote' | 'shell', json: unknown): Promise<Inventory> {
  const parsed = parseDocument(kind, json);
  if (!parsed.ok) throw new BuildRefusedError(toMalformedRefusals(`${kind}.json`, parsed.issues));
  const document = parsed.value;
  const base = {
    version: document.version,
    digest: await sha256Hex(canonicalJson(document)),
    files: omitUnserved({ ...document.files, ...document.assets }),
  };
  if (!('name' in document)) return { ...base, kind: 'shell', name: SHELL, document };
  if (document.name === SHELL) refuseBuild('name_reserved', SHELL, 'no remote may be called that');
  return { ...base, kind: 'remote', name: document.name, document };
}

/** Reads the inventory of the build in a folder. */
export async function readInventory(folder: string): Promise<Inventory> {
  for (const name of INVENTORY_DOCUMENTS) {
    const text = await readFile(path.join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (text === undefined) continue;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return refuseBuild('inventory_malformed', name, 'is not JSON');
    }
    return parseInventory(name === 'remote.json' ? 'remote' : 'shell', json);
  }
  return refuseBuild('inventory_missing', folder, 'has neither remote.json nor shell.json; build it first');
}

/** Every reason why the contract or the build's own document forbids publishing it. */
export const checkInventory = (inventory: Inventory) =>
  inventory.kind === 'remote'
    ? checkRemoteBuild(inventory.document, PROVIDED)
    : checkShellBuild(inventory.document);
