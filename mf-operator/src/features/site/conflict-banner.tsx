import { isApiError } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useState } from 'react';
import { siteTexts } from '../../components/site/texts.ts';

export type ConflictBannerProps = {
  /** The failure of the last save. */
  error: Error | null;
  /** Loads what someone else saved, below what was typed. */
  onLoad: () => Promise<void>;
};

/** The way on after someone else was faster; nothing for any other failure. */
export function ConflictBanner({ error, onLoad }: ConflictBannerProps) {
  const { t } = siteTexts.useTexts();
  const snackbar = useSnackbar();
  const [isLoading, setLoading] = useState(false);
  if (!isApiError(error, 'version_conflict')) return null;
  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch {
      snackbar.show({ type: 'error', title: t('form.loadFailed') });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Banner
      kind="warn"
      title={t('form.conflictTitle')}
      action={
        <Button size="sm" isBusy={isLoading} onClick={() => void load()}>
          {t('form.loadNewer')}
        </Button>
      }
    >
      {t('form.conflictText')}
    </Banner>
  );
}
