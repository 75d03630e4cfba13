import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import type { Metric } from '../metric.ts';

/**
 * The cards of metrics, with what each shows. On phones, where cards scroll, engaged views have a card; elsewhere there is
 * no room, and the card of views has them while the chart does.
 */
export const useCards = <Of extends Metric>(metrics: readonly Of[], selected: Of) => {
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  return metrics
    .filter((metric) => isPhone || metric !== 'engaged_views')
    .map((card) => ({
      card,
      metric: !isPhone && card === 'views' && selected === 'engaged_views' ? selected : card,
    }));
};
