import { useQuery, useQueryClient } from '@portal/shared/http';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { Switch } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { RowsSkeleton } from '../home/list-rows.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { notificationSettings, type KindChange, switchKind } from './inbox.api.ts';
import { settingsList, settingsRow } from './settings-rows.ts';
import { useSettingsChange } from './use-settings-change.ts';

/** What only members are notified of, as their manager does it. */
const OF_MEMBERS: readonly KindChange['kind'][] = ['assignment', 'fee', 'contract'];
/** What only managers are notified of. */
const OF_MANAGERS: readonly KindChange['kind'][] = ['verification_ends', 'verification', 'transfer'];

/** A row for each kind, to prevent a layout shift. */
const SKELETON_WIDTHS = '74% 56% 68% 59% 70% 60% 76% 64% 58% 66% 72% 54% 62% 57%'.split(' ');

function Kinds() {
  const { t } = inboxTexts.useTexts();
  const client = useQueryClient();
  const isManager = useAtomValue(canManageMembersAtom);
  const query = useQuery(notificationSettings());
  const change = useSettingsChange({
    mutationFn: switchKind,
    apply: (settings, changed: KindChange) => ({
      ...settings,
      kinds: settings.kinds.map((each) => (each.kind === changed.kind ? changed : each)),
    }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['report', 'inbox'] }),
  });
  const absent = isManager ? OF_MEMBERS : OF_MANAGERS;
  if (query.isPending) return <RowsSkeleton widths={SKELETON_WIDTHS.slice(absent.length)} />;
  if (query.isError) return <FailedQuery isCompact level={3} query={query} title={t('settingsFailed')} />;
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
