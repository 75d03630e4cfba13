import { useMutation, useQuery, useQueryClient } from '@portal/shared/http';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { Switch } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { RowsSkeleton } from '../home/list-rows.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { notificationSettings, type KindChange, switchKind } from './inbox.api.ts';
import { settingsList, settingsRow } from './settings-rows.ts';

/** What only members are notified of, as their manager does it. */
const OF_MEMBERS: readonly KindChange['kind'][] = ['assignment', 'fee', 'contract'];
/** What only managers are notified of. */
const OF_MANAGERS: readonly KindChange['kind'][] = ['verification', 'transfer'];

/** As many rows as the card has, to prevent a layout shift. */
const SKELETON_WIDTHS = ['70%', '60%', '76%', '64%', '58%', '66%', '72%', '54%', '62%'];

function Kinds() {
  const { t } = inboxTexts.useTexts();
  const client = useQueryClient();
  const isManager = useAtomValue(canManageMembersAtom);
  const query = useQuery(notificationSettings());
  const { queryKey } = notificationSettings();
  const change = useMutation({
    mutationFn: switchKind,
    // The switch moves at once, and back when the server refuses.
    onMutate: (changed: KindChange) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (data) =>
          data && { ...data, kinds: data.kinds.map((each) => (each.kind === changed.kind ? changed : each)) },
      );
      return before;
    },
    onError: (_error, _changed, before) => client.setQueryData(queryKey, before),
    onSuccess: () => client.invalidateQueries({ queryKey: ['report', 'inbox'] }),
  });
  if (query.isPending) return <RowsSkeleton widths={SKELETON_WIDTHS} />;
  if (query.isError) return <FailedQuery isCompact level={3} query={query} title={t('settingsFailed')} />;
  const absent = isManager ? OF_MEMBERS : OF_MANAGERS;
  return (
    <ul css={settingsList}>
      {query.data.kinds
        .filter(({ kind }) => !absent.includes(kind))
        .map(({ kind, on }) => (
          <li key={kind} css={settingsRow}>
            <Switch
              label={t(`kind.${kind}`)}
              isOn={on}
              onChange={(isOn) => change.mutate({ kind, on: isOn })}
            />
          </li>
        ))}
    </ul>
  );
}

/** Which kinds of notifications the reader wants. */
export function SettingsCard() {
  const { t } = inboxTexts.useTexts();
  return (
    <Card title={t('settings')}>
      <Kinds />
    </Card>
  );
}
