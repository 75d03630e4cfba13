import { uiTexts } from '../texts/index.ts';
import type { FailedPopupProps } from './failed-popup.tsx';
import { lazyComponent } from './lazy-component.tsx';

const PlainFailure = (_props: FailedPopupProps) => {
  const { t } = uiTexts.useTexts();
  return <p role="alert">{t('state.errorTitle')}</p>;
};

/** In the chunk of the snackbars, which every page loads right after its first paint, and not in the start-up bundle. */
export const FailedPopup = lazyComponent(
  async () => (await import(/* webpackChunkName: "notifications" */ './failed-popup.tsx')).FailedPopup,
  PlainFailure,
);
