import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { useFormat } from '../../i18n/index.ts';
import { token, type } from '../../theme/index.ts';
import { Button } from '../controls/button.tsx';
import { Facts } from '../data/facts.tsx';
import { useExportState } from './export-state.api.ts';
import { exportTexts } from './export-texts.ts';
import type { RunningExport } from './use-export.ts';

/** Progress is not shown for exports faster than this. */
const SHOW_DELAY_MS = 300;

const styles = {
  /** Below the button and above the content, so that nothing moves; without offsets it keeps its place in the row. */
  line: css({
    position: 'absolute',
    alignSelf: 'flex-end',
    transform: `translateY(calc(100% + ${token.space[4]}))`,
    // Above the content, but below the header under which both scroll.
    zIndex: token.layer.stickyHeader - 1,
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    padding: `${token.space[4]} ${token.space[4]} ${token.space[4]} ${token.space[12]}`,
    borderRadius: token.radius.control,
    backgroundColor: token.color.raised,
    boxShadow: token.shadow.e3,
  }),
  words: css({
    ...type.label,
    color: token.color.text2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
};

export type ExportProgressProps = { running: RunningExport; onCancel: () => void };

/** The progress of an export, with a cancel button. */
export const ExportProgress = ({ running: { id, received, total }, onCancel }: ExportProgressProps) => {
  const { t } = exportTexts.useTexts();
  const format = useFormat();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const isReceiving = received > 0;
  const state = useExportState(id, isLong && !isReceiving);
  if (!isLong) return null;
  const isWaiting = !isReceiving && state?.state === 'waiting';
  return (
    <span css={styles.line}>
      <Facts
        css={styles.words}
        items={[
          // Read out when it changes, not with each byte or each export before it. What is prepared may wait or be written.
          <span key="state" role="status">
            {t(isReceiving ? 'receiving' : isWaiting ? 'waiting' : 'preparing')}
          </span>,
          isWaiting && state.ahead > 0 && t('ahead', { count: state.ahead }),
          isReceiving && total !== undefined && format.percent(received / total),
        ]}
      />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </span>
  );
};
