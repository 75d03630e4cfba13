import { Button } from '@portal/shared/ui/controls';
import { siteTexts } from '../../components/site/texts.ts';
import * as styles from './site.styles.ts';

export type SaveBarProps = { isDirty: boolean; isBusy: boolean; onDiscard: () => void; isFloating?: boolean };

/** Whether something is unsaved, and the buttons that save or discard it. */
export function SaveBar({ isDirty, isBusy, onDiscard, isFloating = false }: SaveBarProps) {
  const { t } = siteTexts.useTexts();
  return (
    <div css={[styles.saveBar, isFloating && styles.floating, isFloating && isDirty && styles.sticky]}>
      <p css={styles.saveNote} aria-live="polite">
        {t(isDirty ? 'form.unsaved' : 'form.allSaved')}
      </p>
      <Button disabled={!isDirty || isBusy} onClick={onDiscard}>
        {t('form.discard')}
      </Button>
      <Button type="submit" variant="primary" disabled={!isDirty} isBusy={isBusy}>
        {t('form.save')}
      </Button>
    </div>
  );
}
