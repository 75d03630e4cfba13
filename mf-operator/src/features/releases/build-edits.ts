import type { PostRequestBody } from '@portal/shared/http';
import type { ReleaseChange } from '../../components/release/describe-change.ts';
import type { BuildLine } from './build-lines.ts';

/** What was chosen for a remote or the shell; what is absent stays. */
export type BuildEdit = { on?: boolean; version?: string };

type OrderedChange = PostRequestBody<'/operator/release/change'>['changes'][number];

/** The part of an edit that differs from what the domain runs. */
const findDifference = ({ on, version }: BuildLine, edit: BuildEdit): BuildEdit => ({
  ...(edit.on !== undefined && edit.on !== on && { on: edit.on }),
  ...(edit.version !== undefined && edit.version !== version && { version: edit.version }),
});

/** The changes that the server is asked for. */
export const toChanges = (
  lines: readonly BuildLine[],
  edits: Readonly<Record<string, BuildEdit>>,
): OrderedChange[] =>
  lines.flatMap((line) => {
    const difference = findDifference(line, edits[line.name] ?? {});
    return Object.keys(difference).length === 0 ? [] : [{ remote: line.name, ...difference }];
  });

/** The changes in the form of the log. */
export const describeOrder = (
  lines: readonly BuildLine[],
  edits: Readonly<Record<string, BuildEdit>>,
): ReleaseChange[] =>
  lines.flatMap((line): ReleaseChange[] => {
    const { on, version } = findDifference(line, edits[line.name] ?? {});
    const remote = line.name;
    const versions = { from: line.version, to: version ?? line.version };
    return [
      ...(version === undefined
        ? []
        : [{ kind: line.on === undefined ? ('shell' as const) : ('version' as const), remote, ...versions }]),
      ...(on === undefined
        ? []
        : [{ kind: on ? ('turned-on' as const) : ('turned-off' as const), remote, version: versions.to }]),
    ];
  });
