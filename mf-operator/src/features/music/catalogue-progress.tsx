import { useFormat } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import * as styles from './music.styles.ts';
import type { CatalogueImport } from './use-catalogue-import.ts';

export type CatalogueProgressProps = { catalogue: CatalogueImport };

/** How much of the file was sent, or that the server works on it, with a button that cancels the import. */
export function CatalogueProgress({ catalogue: { mutation, upload, cancel } }: CatalogueProgressProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const isPending = mutation.isPending;
  return (
    <>
      {/* Read out when it begins and when the file is sent, not with each of its bytes. */}
      <p css={styles.busy} role="status">
        {isPending && t(upload ? 'music.catalogue.sending' : 'music.catalogue.busy')}
      </p>
      {upload && <span css={styles.share}>{format.percent(upload.sent / upload.total)}</span>}
      {isPending && <Button onClick={cancel}>{t('dialog.cancel')}</Button>}
    </>
  );
}
