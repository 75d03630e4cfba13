import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import type { PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Banner } from '@portal/shared/ui/feedback';
import { useMemo, useState } from 'react';
import { texts } from '../../texts.ts';
import { BuildChoice } from './build-choice.tsx';
import { describeMove } from './describe-move.ts';
import { describeOrder, toChanges } from './build-edits.ts';
import type { BuildEdit } from './build-edits.ts';
import { findLine, findNewest, groupBuilds, SHELL } from './build-lines.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ChangeList } from './move-summary.tsx';
import type { MoveOrder } from './move-values.ts';
import { buildsQuery, changeRelease, startRollout } from './releases.api.ts';
import type { Build, ExpectedSet, ReleasedSite } from './releases.api.ts';
import { useMove } from './use-move.ts';

const NO_BUILDS: readonly Build[] = [];

const TIMINGS = ['now', 'canary', 'at'] as const;

type ChangeOrder = MoveOrder &
  ExpectedSet & { domain: string; changes: PostRequestBody<'/operator/release/change'>['changes'] };

const sendChange = async ({ rollout, changes, ...order }: ChangeOrder, headers: WriteHeaders) =>
  rollout
    ? startRollout({ ...order, ...rollout, plan: { action: 'change', changes } }, headers)
    : changeRelease({ ...order, changes }, headers);

const choices = css({ display: 'grid' });

export type ChangeDialogProps = { isOpen: boolean; site: ReleasedSite; onClose: () => void };

/** Switches remotes of a domain on or off and selects their builds, all in one move: now, as a canary or at a time. */
export function ChangeDialog({ isOpen, site, onClose }: ChangeDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const published = useQuery(buildsQuery).data?.builds ?? NO_BUILDS;
  const builds = useMemo(() => groupBuilds(published), [published]);
  const [edits, setEdits] = useState<Readonly<Record<string, BuildEdit>>>({});
  // A remote that was published and is not part of the set yet starts with its newest build, switched off.
  const unused = [...builds.keys()].filter((name) => !(name in site.release.remotes) && name !== SHELL);
  const lines = [SHELL, ...[...Object.keys(site.release.remotes), ...unused].sort()].flatMap((name) => {
    const newest = findNewest(builds.get(name) ?? []);
    const line = findLine(site, name, builds);
    if (line) return [line];
    return newest === undefined
      ? []
      : [{ name, version: newest, on: false, isFollowed: false, newer: undefined }];
  });
  const changes = toChanges(lines, edits);
  const described = describeOrder(lines, edits);
  const isRecovery = described.every(({ kind }) => kind === 'turned-off');
  const { domain, name, release } = site;
  const move = useMove({
    send: sendChange,
    describe: (result) =>
      'planned' in result
        ? describeMove(t, format, name, result)
        : t('releases.rollout.done.start', { name, share: String(result.rollout?.share) }),
    onClose,
  });
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t('releases.changeOf', { name })}
      text={t('releases.dialog.changeText')}
      action={t('releases.dialog.apply')}
      timings={TIMINGS}
      ruledBy={isRecovery ? undefined : site}
      isUnchanged={changes.length === 0}
      movedText={t('releases.dialog.moved')}
      move={move}
      toInput={(order) => ({ domain, set: release.set, changes, ...order })}
      onClose={onClose}
    >
      <div css={choices}>
        {lines.map((line) => (
          <BuildChoice
            key={line.name}
            line={line}
            edit={edits[line.name] ?? {}}
            builds={builds.get(line.name) ?? NO_BUILDS}
            onChange={(edit) => setEdits({ ...edits, [line.name]: edit })}
          />
        ))}
      </div>
      {changes.length > 0 && (
        <Banner kind="info" title={t('releases.dialog.changes', { count: changes.length })}>
          <ChangeList changes={described} />
        </Banner>
      )}
    </MoveDialog>
  );
}
