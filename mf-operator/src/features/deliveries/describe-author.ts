import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { Delivery } from './deliveries.api.ts';

/** Who delivered a file: an address, or what stood in for a person. */
export const describeAuthor = (
  t: TranslateText<typeof ko>,
  { delivered_by: by }: Pick<Delivery, 'delivered_by'>,
): string => {
  if (by === null) return t('deliveries.author.unknown');
  if (by.email !== null) return by.email;
  return by.role === 'command line' ? t('deliveries.author.commandLine') : t('deliveries.author.server');
};
