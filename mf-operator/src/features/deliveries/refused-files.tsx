import { useFormat } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { texts } from '../../texts.ts';
import type { RefusedFile } from './deliveries.api.ts';
import { describeReport } from './describe-report.ts';
import { DoubtList } from './doubt-list.tsx';

export type RefusedFilesProps = { files: readonly RefusedFile[] };

/** The files that were refused because they look wrong, and on demand every reason. */
export function RefusedFiles({ files }: RefusedFilesProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (files.length === 0) return null;
  const isFinal = files.some(({ doubts }) => doubts.some(({ accept }) => accept === 'never'));
  return (
    <Banner
      kind="warn"
      title={t('deliveries.refused.title', { count: files.length })}
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'deliveries.refused.hide' : 'deliveries.refused.show')}
        </Button>
      }
    >
      <span>
        {[t('deliveries.refused.hint'), isFinal && t('deliveries.refused.hintNever')]
          .filter(Boolean)
          .join(' ')}
      </span>
      {isOpen && (
        <ul css={plainList}>
          {files.map(({ id, name, refused_at: at, doubts, ...file }) => (
            <li key={id}>
              <b>{name}</b> <span>{[...describeReport(t, file), format.dateTime(at)].join(' · ')}</span>
              <DoubtList doubts={doubts} />
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
