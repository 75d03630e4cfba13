import type { Format, TranslateText } from '@portal/shared/i18n';
import { Avatar, DateText } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../components/site/locales/ko.json';
import type { SiteAccount } from './accounts.api.ts';

export type AccountColumnContext = { t: TranslateText<typeof ko>; format: Format; isConsole: boolean };

/** The columns of the accounts of a site; operators have neither members nor channels. */
export const accountColumns = ({
  t,
  format,
  isConsole,
}: AccountColumnContext): TableColumn<SiteAccount>[] => [
  {
    id: 'account',
    header: t('accounts.account'),
    cell: ({ nickname, email }) => (
      <TitleCell media={<Avatar name={nickname} size={36} />} title={nickname} meta={email} />
    ),
  },
  ...(isConsole
    ? []
    : (['channels', 'members'] as const).map((id): TableColumn<SiteAccount> => ({
        id,
        header: t(`accounts.${id}`),
        kind: 'number',
        width: 120,
        cell: (account) => format.count(account[id]),
      }))),
  {
    id: 'registered',
    header: t('accounts.registered'),
    width: 160,
    cell: ({ registered_at: at }) => <DateText as="time" instant={at} />,
  },
];
