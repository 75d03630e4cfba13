import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { texts } from '../texts.ts';
import type { Metric } from './metric.ts';

/** Whether the site shows prices by engaged views; those of Premium are by its own views, which have no engaged ones. */
export const usePricesEngaged = (): boolean => useAtomValue(siteMetadataAtom)?.priced_by === 'engaged_views';

/** Returns a function for the words beside a price: of how many views it is, and of which. */
export const usePriceUnit = () => {
  const { t } = texts.useTexts();
  const isEngaged = usePricesEngaged();
  return (metric: Metric = 'rpm') =>
    t(isEngaged && metric === 'rpm' ? 'metric.perThousandEngaged' : 'metric.perThousand');
};
