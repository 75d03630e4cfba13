import { useFormat } from '@portal/shared/i18n';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { SplitBar } from '@portal/shared/ui/data';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import type { MemberDetail } from '../member/members.api.ts';
import {
  computeMemberShare,
  divideExample,
  formatShare,
  parseShare,
  RATE_DIGITS,
} from '../member/revenue-share.ts';
import * as styles from './dialogs.styles.ts';

export type ShareFormProps = {
  id: string;
  detail: MemberDetail;
  /** `from` is missing when the change holds from today. */
  onSubmit: (change: { fee_rate: number; from?: string }) => Promise<void>;
};

/** The new share in percent and the day from which it holds, with what it makes of an example amount. */
export function ShareForm({ id, detail, onSubmit }: ShareFormProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const currency = useAtomValue(currencyAtom);
  const { today, first_open_day: first } = detail;
  const { fee_rate: current } = detail.account;
  const schema = useMemo(
    () =>
      s
        .object({
          share: s.string().check(
            s.refine((value) => value.trim() !== '', { error: t('share.missing'), abort: true }),
            s.refine((value) => parseShare(value) !== undefined, { error: t('share.invalid'), abort: true }),
          ),
          from: s.string().check(
            s.refine((day) => day !== '', { error: t('share.dayMissing'), abort: true }),
            s.refine((day) => day <= today, { error: t('share.dayFuture', { day: format.date(today) }) }),
            s.refine((day) => first === null || day >= first, {
              error: t('share.dayClosed', { day: format.date(first) }),
            }),
          ),
        })
        .check(
          s.check<{ share: string; from: string }>(({ value, issues }) => {
            // From an earlier day on, the current share can be a change.
            if (value.from !== today || parseShare(value.share) !== current) return;
            issues.push({ code: 'custom', path: ['share'], input: value, message: t('share.same') });
          }),
        ),
    [t, format, current, first, today],
  );
  const form = useForm({
    schema,
    defaultValues: { share: formatShare(current), from: today },
    errorTexts: { version_conflict: t('share.conflict'), not_found: t('dialog.goneTitle') },
    draft: { name: `member.share.${detail.account.id}`, fields: ['share', 'from'] },
  });
  const typed = parseShare(form.watch('share'));
  const example = typed === undefined ? undefined : divideExample(typed, currency);
  return (
    <Form
      id={id}
      css={styles.form}
      form={form}
      label={t('share.title')}
      onSubmit={({ share, from }) =>
        onSubmit({ fee_rate: parseShare(share) ?? current, ...(from === today ? {} : { from }) })
      }
    >
      <FormText
        form={form}
        name="share"
        label={t('share.label')}
        hint={t('share.hint')}
        inputMode="decimal"
        autoComplete="off"
        end="%"
        autoFocus
        required
      />
      <FormText
        css={styles.day}
        form={form}
        name="from"
        type="date"
        label={t('share.day')}
        hint={
          first !== null && first < today
            ? t('share.dayHint', { day: format.date(first) })
            : t('share.dayHintToday')
        }
        min={first ?? undefined}
        max={today}
        required
      />
      <div css={styles.block} aria-live="polite">
        <p css={styles.blockTitle}>
          <span>{t('share.example', { amount: format.money(divideExample(0, currency).revenue) })}</span>
        </p>
        <SplitBar
          share={typed === undefined ? null : computeMemberShare(typed)}
          first={t('share.member', {
            share:
              typed === undefined
                ? format.percent(null)
                : format.percent(computeMemberShare(typed), RATE_DIGITS),
          })}
          second={t('share.fee', {
            rate: typed === undefined ? format.percent(null) : format.percent(typed, RATE_DIGITS),
          })}
        />
        <dl css={styles.parts}>
          <div>
            <dt css={styles.partLabel}>{t('share.memberGets')}</dt>
            <dd css={styles.partValue}>{format.money(example?.net)}</dd>
          </div>
          <div css={styles.second}>
            <dt css={styles.partLabel}>{t('share.managerGets')}</dt>
            <dd css={styles.partValue}>{format.money(example?.fee)}</dd>
          </div>
        </dl>
      </div>
      <p css={styles.consequenceText}>{t('share.from', { day: format.date(form.watch('from') || today) })}</p>
    </Form>
  );
}
