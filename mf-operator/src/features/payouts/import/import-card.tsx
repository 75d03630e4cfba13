import { isApiError, useMutation, useQueryClient } from '@portal/shared/http';
import type { FileError } from '@portal/shared/http';
import { Button, TextArea } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop } from '@portal/shared/ui/form';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import { MAX_TEXT, PAYOUTS_KEY } from '../payouts.api.ts';
import { payoutTexts } from '../texts.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { importPayments } from './import.api.ts';
import * as styles from './import.styles.ts';

/** The largest file that the API accepts, in bytes. */
const MAX_BYTES = 1_048_576;
const NO_ERRORS: readonly FileError[] = [];

export type ImportCardProps = { domain: string };

/** Records the payments of a bank's file to managers of a domain, after a confirmation. */
export function ImportCard({ domain }: ImportCardProps) {
  const { t } = payoutTexts.useTexts();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const write = useMutation({
    mutationFn: importPayments,
    onSuccess: () => {
      setFile(undefined);
      setReason('');
    },
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: PAYOUTS_KEY });
    },
  });
  const choose = (next: File | undefined) => {
    setFile(next);
    setReason('');
    write.reset();
  };
  const refused = isApiError(write.error, 'report_malformed') ? write.error.fileErrors : NO_ERRORS;
  // A reason records such payments all the same, and no other refusal.
  const needsReason = refused.length > 0 && refused.every(({ code }) => code === 'exceeds_payable');
  return (
    <Card title={t('import.title')}>
      <div css={styles.card}>
        <p css={styles.text}>{t('import.text')}</p>
        <FileDrop
          label={t('import.file')}
          types={['.csv', 'text/csv']}
          maxSize={MAX_BYTES}
          files={file ? [{ id: file.name, file }] : []}
          onAdd={([next]) => choose(next)}
          onRemove={() => choose(undefined)}
          hint={t('import.hint')}
        />
        <ImportOutcome result={write.data} error={write.error} refused={refused} />
        {needsReason && (
          <TextArea
            label={t('payment.reason')}
            hint={t('import.reasonHint')}
            rows={2}
            maxLength={MAX_TEXT}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <div>
          <Button variant="primary" icon="upload" disabled={!file} onClick={() => setAsking(true)}>
            {t('import.send')}
          </Button>
        </div>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('import.confirmTitle')}
        text={t('import.confirmText', { name: file?.name ?? '' })}
        confirmLabel={t('import.send')}
        isBusy={write.isPending}
        onConfirm={() => file && write.mutate({ domain, csv: file, reason: reason.trim() || undefined })}
      />
    </Card>
  );
}
