import { useQueryFlag } from '@portal/shared/routing';
import type { QuerySetOptions } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Button, SearchField } from '@portal/shared/ui/controls';
import { ExportMenu, findTimeZone } from '@portal/shared/ui/export';
import { SortMenu, TableTitle } from '@portal/shared/ui/table';
import { MAX_SEARCH_LENGTH, MEMBER_SORTS } from '../../components/member/member-filters.ts';
import type { MemberSort, SortOrder } from '../../components/member/member-filters.ts';
import { memberFilter } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import * as styles from './members.styles.ts';

type Change = Partial<{ q: string; sort: MemberSort; order: SortOrder }>;

export type MembersToolsProps = {
  search: string;
  sort: MemberSort;
  order: SortOrder;
  /** The number of members on all pages; undefined until it is known. */
  total: number | undefined;
  onChange: (change: Change, options?: QuerySetOptions) => void;
};

/** Title, count, search, export and the button that adds a member; on phones also the order, because cards have no headers. */
export function MembersTools({ search, sort, order, total, onChange }: MembersToolsProps) {
  const { t } = texts.useTexts();
  const add = useQueryFlag('addMember');
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  return (
    <>
      <TableTitle {...(total !== undefined && { count: t('members.count', { count: total }) })}>
        {t('members.table.caption')}
      </TableTitle>
      {isPhone && (
        <SortMenu
          label={t('members.sort')}
          current={{ sort, order }}
          sorts={MEMBER_SORTS}
          sortName={(by, way) => t(`members.sortBy.${by}-${way}`)}
          onChange={onChange}
        />
      )}
      <span css={styles.lineBreak} aria-hidden />
      <SearchField
        css={styles.search}
        label={t('members.search')}
        placeholder={t('members.search')}
        value={search}
        shortcut="/"
        onChange={(typed) => onChange({ q: typed.trim().slice(0, MAX_SEARCH_LENGTH) })}
      />
      <ExportMenu
        css={styles.save}
        iconLabel={t('members.save')}
        isDisabled={!total}
        entries={[
          {
            path: '/member/mcn/accounts/export',
            label: t('members.table.caption'),
            query: { ...memberFilter({ search, sort, order }), time_zone: findTimeZone() },
          },
        ]}
      />
      <Button css={styles.add} variant="primary" icon="plus" onClick={() => add.open()}>
        {t('members.add')}
      </Button>
    </>
  );
}
