import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { token } from '@portal/shared/theme';
import { Banner, ProgressBar } from '@portal/shared/ui/feedback';
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../texts.ts';
import { plainList } from '../dialog.styles.ts';
import { describeProgress } from './describe-progress.ts';
import { fileProgressQuery } from './file-progress.api.ts';
import type { FileProgress } from './file-progress.api.ts';

const styles = {
  /** The list takes the whole width of the banner, so that its bars do. */
  files: css({ gap: token.space[12] }),
  words: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: token.space[12],
    marginBottom: token.space[4],
  }),
  rows: css({ color: token.color.text2, fontVariantNumeric: 'tabular-nums' }),
};

export type FilesInProgressProps = {
  kind: FileProgress['kind'];
  /** Whether this page has sent a file. */
  isExpected?: boolean;
  /** Called when a file is not taken in any more. */
  onEnd?: () => void;
};

/** The files of a kind that are ingested or imported now, of every sender, with their progress. */
export function FilesInProgress({ kind, isExpected = false, onEnd }: FilesInProgressProps) {
  const { t } = texts.useTexts();
  const { data } = useQuery(fileProgressQuery({ isExpected }));
  const files = data?.items.filter((file) => file.kind === kind) ?? [];
  const ids = files.map(({ id }) => id).join(' ');
  const last = useRef('');
  const reportEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const isEnded = last.current.split(' ').some((id) => id !== '' && !ids.includes(id));
    last.current = ids;
    if (isEnded) reportEnd();
  }, [ids]);
  if (files.length === 0) return null;
  return (
    <Banner icon="upload" title={t('progress.title', { count: files.length })}>
      <ul css={[plainList, styles.files]}>
        {files.map((file) => {
          const { rows, share } = describeProgress(t, file);
          const stage = t(`progress.${file.stage}`);
          return (
            <li key={file.id}>
              <span css={styles.words}>
                <span>{file.name}</span>
                <span css={styles.rows}>{[stage, rows].filter(Boolean).join(' · ')}</span>
              </span>
              <ProgressBar
                label={file.name}
                share={share}
                valueText={[stage, rows].filter(Boolean).join(', ')}
              />
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
