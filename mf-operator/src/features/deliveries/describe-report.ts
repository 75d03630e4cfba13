import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { Delivery } from './deliveries.api.ts';

/** The report type, and the content owner if the file names one. */
export const describeReport = (
  t: TranslateText<typeof ko>,
  { type, owner }: Pick<Delivery, 'type' | 'owner'>,
): string[] => [t(`deliveries.type.${type}`), ...(owner ? [owner] : [])];
