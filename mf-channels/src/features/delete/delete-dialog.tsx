import { css } from '@emotion/react';
import { api, isApiError, useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import type { PostRequestBody } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { currencyAtom, partnerTermsQuery, useAtomValue, useSnackbar } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Button, LinkButton } from '@portal/shared/ui/controls';
import { EmptyValue, TargetList } from '@portal/shared/ui/data';
import { Banner, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { Form, FormCheckbox, FormPassword, s, useForm } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useMemo } from 'react';
import { assignmentsQuery } from '../../components/channel-assignments.ts';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { dialogTargetsAtom } from '../../components/dialog-targets.ts';
import { revenueQuery } from './revenue.api.ts';
import { deleteTexts } from './texts.ts';

export { deleteTexts };

const PASSWORD = { min: 4, max: 64 };

/** The most channels that the report draws lines of. */
const MAX_REPORTED = 10;

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] }),
  amount: css({ ...type.number, color: token.color.text }),
  earned: css({ ...type.caption, margin: `-${token.space[8]} 0 0`, color: token.color.text3 }),
  list: css({
    display: 'grid',
    gap: token.space[4],
    margin: 0,
    paddingInlineStart: token.space[16],
    listStyle: 'disc',
  }),
  // Its touch target and that of the checkbox below must not overlap.
  export: css({ justifySelf: 'start', [when.touch]: { marginBottom: token.space[4] } }),
  form: css({ display: 'grid', gap: token.space[12] }),
};

/** Deletes channels with their figures of open days, after the acknowledgement of what is lost and the manager's password. */
export function DeleteDialog({ value, onClose }: FlagDialogProps) {
  const { t, language } = deleteTexts.useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const formId = useId();
  const channels = useAtomValue(dialogTargetsAtom);
  const currency = useAtomValue(currencyAtom);
  const isOpen = value !== undefined;
  const ids = channels.map(({ id }) => id);
  const revenue = useQuery({ ...revenueQuery(ids, currency), enabled: isOpen && ids.length > 0 });
  const terms = useQuery({ ...partnerTermsQuery(language), enabled: isOpen });
  const assignments = useQuery({ ...assignmentsQuery(ids), enabled: isOpen && ids.length > 0 });
  const firstOpenDay = assignments.data?.first_open_day;
  const minimum = terms.data?.withdrawal_minimum;
  const { mutateAsync, isPending: isBusy } = useWrite({
    send: (body: PostRequestBody<'/channel/delete'>, headers) =>
      api.post('/channel/delete', body, { headers }),
    onSuccess: ({ deleted }) => {
      onClose();
      snackbar.show({ type: 'success', title: t('done', { count: deleted }) });
      // Deleted channels change lists and figures on every screen; their own assignments are gone.
      const gone = String(assignmentsQuery(ids).queryKey);
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey) !== gone });
    },
  });

  const schema = useMemo(
    () =>
      s.object({
        acknowledged: s.boolean().check(s.refine((isOn) => isOn, { error: t('acknowledgeMissing') })),
        password: s.string().check(
          s.refine((text) => text !== '', { error: t('passwordMissing'), abort: true }),
          // As the server counts them: a character outside the basic plane is one.
          s.refine((text) => [...text].length >= PASSWORD.min && [...text].length <= PASSWORD.max, {
            error: t('passwordLength', PASSWORD),
          }),
        ),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { acknowledged: false, password: '' },
    errorFields: { wrong_password: 'password' },
    errorTexts: { not_found: t('gone') },
  });

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isBusy}
      size="confirm"
      role="alertdialog"
      title={t('title', { count: channels.length })}
      footer={
        <>
          <Button size="lg" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="lg" variant="danger" type="submit" form={formId} isBusy={isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div css={styles.content}>
        <TargetList
          label={t('channels')}
          targets={channels}
          meta={({ handle }) => handle}
          end={({ id }) => {
            if (revenue.isPending) return <Skeleton width={72} height={18} />;
            const amount = revenue.data?.byChannel.get(id) ?? null;
            if (amount === null) return <EmptyValue reason={t('noRevenue')} />;
            return <span css={styles.amount}>{format.money(amount)}</span>;
          }}
        />
        {revenue.data && (
          <p css={styles.earned}>{t('earned', { days: format.range(revenue.data.from, revenue.data.to) })}</p>
        )}
        {revenue.isError && (
          <StatePanel
            kind="error"
            level={3}
            isCompact
            title={t('revenueFailed')}
            isRetrying={revenue.isFetching}
            onRetry={() => void revenue.refetch()}
            {...(isApiError(revenue.error) && { requestId: revenue.error.requestId })}
          />
        )}
        <Banner kind="bad" title={t('lost.title')}>
          <ul css={styles.list}>
            <li>{firstOpenDay ? t('lost.closed', { day: format.date(firstOpenDay) }) : t('lost.data')}</li>
            <li>{t(`lost.${minimum?.unit ?? 'minimum'}`, { amount: minimum?.amount ?? 0 })}</li>
            <li>{t('lost.forfeited')}</li>
            <li>{t('lost.again')}</li>
          </ul>
        </Banner>
        <LinkButton
          css={styles.export}
          size="sm"
          icon="download"
          to={paths.reportChannel.href({ channels: ids.slice(0, MAX_REPORTED).join(',') })}
        >
          {t('export')}
        </LinkButton>
        <Form
          id={formId}
          css={styles.form}
          form={form}
          label={t('submit')}
          isGuarded={false}
          onSubmit={({ password }) => mutateAsync({ channels: ids, acknowledged: true, password })}
        >
          <FormCheckbox form={form} name="acknowledged" label={t('acknowledge')} />
          <FormPassword
            form={form}
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            isHintKept
            autoComplete="current-password"
            required
          />
        </Form>
      </div>
    </Modal>
  );
}
