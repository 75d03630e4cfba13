import { LANGUAGE_NAMES } from '@portal/shared/i18n';
import type { Format, Language, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Icon } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import * as cells from '../../components/cells.styles.ts';
import type ko from '../../locales/ko.json';
import { NoticeBadge } from './notice-badge.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import { languagesOf, pickTitle } from './notice-texts.ts';
import type { OperatorNotice } from './notices.api.ts';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  language: Language;
  siteNameOf: (domain: string) => string;
};

/** The columns of the list of notices. */
export const noticeColumns = ({
  t,
  format,
  language,
  siteNameOf,
}: ColumnContext): TableColumn<OperatorNotice>[] => [
  {
    id: 'title',
    header: t('notices.table.title'),
    cell: (notice) => (
      <TitleCell
        title={pickTitle(notice, language)}
        to={paths.operatorNotice.href({ id: notice.id })}
        meta={
          <>
            {notice.pinned && <Icon name="pin" size={12} />}
            <Facts items={[notice.pinned && t('notices.pinned'), t(`notices.category.${notice.category}`)]} />
          </>
        }
      />
    ),
  },
  {
    id: 'site',
    header: t('review.table.site'),
    cell: ({ domain }) => (domain === null ? t('site.all') : siteNameOf(domain)),
  },
  {
    id: 'languages',
    header: t('notices.table.languages'),
    isSecondary: true,
    cell: (notice) => <Facts items={languagesOf(notice).map((each) => LANGUAGE_NAMES[each])} />,
  },
  {
    id: 'published',
    header: t('notices.table.published'),
    isSecondary: true,
    cell: ({ published_at: at }) => <span css={cells.oneLine}>{format.dateTime(at)}</span>,
  },
  {
    id: 'state',
    header: t('review.table.status'),
    cell: ({ state }) => <NoticeBadge state={state} />,
  },
  {
    id: 'menu',
    header: t('deliveries.table.menu'),
    isHeaderHidden: true,
    width: 56,
    cell: (notice) => <NoticeMenu notice={notice} />,
  },
];
