import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';

export type MembersEmptyProps = {
  search: string;
  page: number;
  onFirstPage: () => void;
  onClearSearch: () => void;
};

/** The list without rows, with a remedy: the page is past the end, the search found nobody, or there are no members. */
export function MembersEmpty({ search, page, onFirstPage, onClearSearch }: MembersEmptyProps) {
  const { t } = texts.useTexts();
  const add = useQueryFlag('addMember');
  if (page > 0)
    return (
      <StatePanel
        kind="empty"
        icon="members"
        level={3}
        title={t('members.pastEnd.title')}
        actions={<Button onClick={onFirstPage}>{t('members.pastEnd.first')}</Button>}
      />
    );
  if (search)
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        level={3}
        title={t('members.noMatch.title')}
        text={t('members.noMatch.text')}
        actions={<Button onClick={onClearSearch}>{t('members.noMatch.clear')}</Button>}
      />
    );
  return (
    <StatePanel
      kind="empty"
      icon="members"
      level={3}
      title={t('members.empty.title')}
      text={t('members.empty.text')}
      actions={
        <Button variant="primary" icon="plus" onClick={() => add.open()}>
          {t('members.add')}
        </Button>
      }
    />
  );
}
