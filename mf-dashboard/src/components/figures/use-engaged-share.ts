import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';

/** Returns a function for the words that say which part of views is engaged; undefined where that is unknown. */
export const useEngagedShare = () => {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (views: number | null, engaged: number | null) =>
    views && engaged !== null
      ? t('metric.engagedShare', { share: format.percent(engaged / views) })
      : undefined;
};
