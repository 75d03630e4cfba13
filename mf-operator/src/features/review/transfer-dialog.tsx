import { useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useAtom, useSnackbar } from '@portal/shared/state';
import { Banner, FailedQuery } from '@portal/shared/ui/feedback';
import { FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo, useState } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useSiteSelect } from '../../components/use-site-select.ts';
import { texts } from '../../texts.ts';
import { REVIEW_KEY } from './review.api.ts';
import type { ReviewedChannel } from './review.api.ts';
import { transferTargetAtom } from './transfer-target.ts';
import { transferAccountsQuery, transferChannel } from './transfer.api.ts';
import type { TransferAccount } from './transfer.api.ts';

const NO_ACCOUNTS: readonly TransferAccount[] = [];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type ConsequencesProps = { channel: ReviewedChannel; account: TransferAccount; from: string };

/** The consequences for the channel's former and later account. */
function Consequences({ channel, account, from }: ConsequencesProps) {
  const { t } = texts.useTexts();
  const day = useFormat().date(from);
  const before = channel.account.email;
  return (
    <Banner kind="warn" title={t('transfer.preview', { name: channel.name, email: account.email, day })}>
      <ul css={plainList}>
        <li>{t('transfer.note.before', { email: before, day })}</li>
        <li>{t('transfer.note.figures', { email: account.email, day })}</li>
        <li>{t('transfer.note.members', { email: before, day })}</li>
        <li>{t('transfer.note.closed')}</li>
      </ul>
    </Banner>
  );
}

type TransferDialogProps = { isOpen: boolean; channel: ReviewedChannel; onClose: () => void };

/** Gives a channel to another account from a day on that is open for both. */
function TransferDialog({ isOpen, channel, onClose }: TransferDialogProps) {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [search, setSearch] = useState('');
  const schema = useMemo(
    () =>
      s.object({
        site: s.string(),
        account: s.string().check(s.minLength(1, t('transfer.accountMissing'))),
        from: s.string().check(s.refine((day) => DAY.test(day), { error: t('transfer.fromMissing') })),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { site: channel.account.domain, account: '', from: '' },
    errorTexts: { channel_state: t('transfer.state') },
  });
  const [site, accountId, from] = form.watch(['site', 'account', 'from']);
  const { select } = useSiteSelect({ value: site, isForPartners: true });
  const query = useQuery({ ...transferAccountsQuery(site, search), enabled: isOpen });
  const accounts = (query.data ?? NO_ACCOUNTS).filter(({ id }) => id !== channel.account.id);
  const [chosen, setChosen] = useState<TransferAccount>();
  const found = accounts.find(({ id }) => id === accountId);
  // A further search does not find the chosen account.
  if (found && found !== chosen) setChosen(found);
  const account = chosen?.id === accountId ? chosen : undefined;
  const write = useWrite({
    send: transferChannel,
    onSuccess: () => {
      onClose();
      snackbar.show({
        type: 'success',
        title: t('transfer.done', { name: channel.name }),
        text: t('transfer.doneText', { before: channel.account.email, email: account?.email ?? '' }),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: REVIEW_KEY }),
  });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      role="alertdialog"
      title={t('transfer.title', { name: channel.name })}
      text={t('transfer.text')}
      action={t('transfer.submit')}
      variant="danger"
      isBusy={write.isPending}
      onSubmit={(values) =>
        write.mutateAsync({ channel: channel.id, account: values.account, from: values.from })
      }
    >
      <FormSelect form={form} name="site" label={t('transfer.site')} {...select} />
      {query.isError && !query.data ? (
        <FailedQuery query={query} level={3} isCompact title={t('transfer.failed')} />
      ) : (
        <FormSelect
          form={form}
          name="account"
          label={t('transfer.account')}
          hint={query.data && accounts.length === 0 ? t('transfer.none') : undefined}
          placeholder={t('transfer.accountChoice')}
          options={accounts.map(({ id, nickname, email }) => ({
            value: id,
            label: nickname,
            description: email,
          }))}
          {...(account && { valueLabel: account.nickname })}
          isSearchable
          onSearch={setSearch}
        />
      )}
      <FormText
        form={form}
        name="from"
        type="date"
        label={t('transfer.from')}
        hint={t('transfer.fromHint')}
        required
      />
      {account && DAY.test(from) && <Consequences {...{ channel, account, from }} />}
    </FormDialog>
  );
}

/** The transfer dialog of the channel that was chosen in a row. */
export function TransferDialogHost() {
  const [target, setTarget] = useAtom(transferTargetAtom);
  if (!target) return null;
  return (
    <TransferDialog
      key={target.count}
      isOpen={target.isOpen}
      channel={target.channel}
      onClose={() => setTarget({ ...target, isOpen: false })}
    />
  );
}
