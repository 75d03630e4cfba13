import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { PostBody } from '../server/operations.ts';

/** One change of a move. */
export type RemoteChange = PostBody<'/operator/release/change'>['changes'][number];

/** Collects the values of a repeatable option. */
export const append = (name: string, names: readonly string[] = []) => [...names, name];

export const toPin = (text: string, pins: readonly RemoteChange[] = []): RemoteChange[] => {
  const [remote, version] = text.split('@');
  if (!remote || !version)
    throw new InvalidArgumentError('It is a remote and a version, e.g. mf-music@1.2.0.');
  return [...pins, { remote, version }];
};

type ChangeOptions = {
  on?: readonly string[] | undefined;
  off?: readonly string[] | undefined;
  pin?: readonly RemoteChange[] | undefined;
};

/** The changes of one move that several options name. */
export const toChanges = ({ on = [], off = [], pin = [] }: ChangeOptions): RemoteChange[] => [
  ...on.map((remote) => ({ remote, on: true })),
  ...off.map((remote) => ({ remote, on: false })),
  ...pin,
];
