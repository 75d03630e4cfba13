import { Button, Checkbox } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FileDrop } from '@portal/shared/ui/form';
import { useState } from 'react';
import { FilesInProgress } from '../../components/file-progress/files-in-progress.tsx';
import { texts } from '../../texts.ts';
import { CatalogueOutcome } from './catalogue-outcome.tsx';
import { CatalogueProgress } from './catalogue-progress.tsx';
import * as styles from './music.styles.ts';
import { useCatalogueImport } from './use-catalogue-import.ts';

/** The largest file that the API accepts, in bytes. */
const MAX_BYTES = 1_073_741_824;

/** Imports a catalogue file, and shows what it changed or why nothing was. */
export function CatalogueCard() {
  const { t } = texts.useTexts();
  const catalogue = useCatalogueImport();
  const { mutation, reset, upload } = catalogue;
  const sent = upload && upload.sent / upload.total;
  const [file, setFile] = useState<File>();
  const [createTags, setCreateTags] = useState(false);
  const [removeMissing, setRemoveMissing] = useState(false);
  // What was said of another file or of other options would be read as being about these.
  const change = (apply: () => void) => {
    apply();
    reset();
  };

  return (
    <Card title={t('music.catalogue.title')}>
      <div css={styles.stack}>
        <FileDrop
          label={t('music.catalogue.file')}
          types={['.csv', '.csv.gz']}
          maxSize={MAX_BYTES}
          files={file ? [{ id: file.name, file, ...(sent !== undefined && { progress: sent }) }] : []}
          onAdd={([next]) => change(() => setFile(next))}
          onRemove={() => change(() => setFile(undefined))}
          hint={t('music.catalogue.hint')}
          isDisabled={mutation.isPending}
        />
        <div css={styles.options}>
          <Checkbox
            label={t('music.catalogue.createTags')}
            isChecked={createTags}
            isDisabled={mutation.isPending}
            onChange={(isChecked) => change(() => setCreateTags(isChecked))}
          />
          <div>
            <Checkbox
              label={t('music.catalogue.removeMissing')}
              isChecked={removeMissing}
              isDisabled={mutation.isPending}
              onChange={(isChecked) => change(() => setRemoveMissing(isChecked))}
            />
            <p css={styles.hint}>{t('music.catalogue.removeMissingHint')}</p>
          </div>
        </div>
        <FilesInProgress kind="catalogue" isExpected={mutation.isPending && !upload} />
        <CatalogueOutcome catalogue={catalogue} />
        <div css={styles.buttons}>
          <CatalogueProgress catalogue={catalogue} />
          <Button
            variant="primary"
            icon="upload"
            disabled={!file || catalogue.tooMany !== undefined}
            isBusy={mutation.isPending}
            onClick={() => file && mutation.mutate({ file, createTags, removeMissing })}
          >
            {t('music.catalogue.send')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
