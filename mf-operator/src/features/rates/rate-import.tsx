import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop } from '@portal/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { RatesOutcome } from './rates-outcome.tsx';
import * as styles from './rates.styles.ts';
import { useSendRates } from './use-send-rates.ts';

/** The largest file that the API accepts, in bytes. */
const MAX_BYTES = 1_048_576;

/** Imports a file of rates; those that would change stored ones are shown before they do. */
export function RateImport() {
  const { t } = texts.useTexts();
  const rates = useSendRates();
  const { mutation } = rates;
  const [file, setFile] = useState<File>();
  const choose = (next: File | undefined) => {
    setFile(next);
    mutation.reset();
  };
  return (
    <Card title={t('rates.import.title')}>
      <div css={styles.outcome}>
        <FileDrop
          label={t('rates.import.file')}
          types={['.csv']}
          maxSize={MAX_BYTES}
          files={file ? [{ id: file.name, file }] : []}
          onAdd={([next]) => choose(next)}
          onRemove={() => choose(undefined)}
          hint={t('rates.import.hint')}
        />
        <RatesOutcome rates={rates} />
      </div>
      <div css={styles.buttons}>
        <Button
          variant="primary"
          icon="upload"
          disabled={!file}
          isBusy={mutation.isPending}
          onClick={() => file && mutation.mutate({ csv: file, isForced: false })}
        >
          {t('rates.import.send')}
        </Button>
      </div>
    </Card>
  );
}
