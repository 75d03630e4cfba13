import { css } from '@emotion/react';
import type { TranslateText } from '@portal/shared/i18n';
import { useLanguage } from '@portal/shared/i18n';
import { token, when } from '@portal/shared/theme';
import { FormRadios, FormSelect, FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { describeTimeZone } from '../../components/local-time.ts';
import type ko from '../../locales/ko.json';
import { texts } from '../../texts.ts';
import { BY_HAND, STEP_MINUTES } from './move-values.ts';
import type { MoveTiming, MoveValues } from './move-values.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const styles = {
  fields: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] }),
  canary: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: token.space[12],
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};

const describeInterval = (t: TranslateText<typeof ko>, minutes: number) => {
  if (minutes % DAY === 0) return t('releases.timing.days', { count: minutes / DAY });
  if (minutes % HOUR === 0) return t('releases.timing.hours', { count: minutes / HOUR });
  return t('releases.timing.minutes', { count: minutes });
};

export type TimingFieldsProps = {
  form: PortalForm<MoveValues>;
  /** The selected one. */
  timing: MoveTiming;
  timings: readonly MoveTiming[];
  /** Whether a second person approves the moves of the domain, which has no canaries then. */
  isApproved: boolean;
};

/** Whether a move is made now, as a canary with which steps, or at which time. */
export function TimingFields({ form, timing, timings, isApproved }: TimingFieldsProps) {
  const { t } = texts.useTexts();
  const language = useLanguage();
  return (
    <div css={styles.fields}>
      <FormRadios
        form={form}
        name="when"
        label={t('releases.timing.label')}
        isStacked
        options={timings.map((each) => ({
          value: each,
          label: t(`releases.timing.${each}`),
          ...(each === 'canary' &&
            isApproved && { isDisabled: true, description: t('releases.timing.noCanary') }),
        }))}
      />
      {timing === 'canary' && (
        <div css={styles.canary}>
          <FormText
            form={form}
            name="steps"
            label={t('releases.timing.steps')}
            hint={t('releases.timing.stepsHint')}
            autoComplete="off"
          />
          <FormSelect
            form={form}
            name="every"
            label={t('releases.timing.every')}
            hint={t('releases.timing.everyHint')}
            options={[
              { value: BY_HAND, label: t('releases.timing.hand') },
              ...STEP_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: describeInterval(t, minutes),
              })),
            ]}
          />
        </div>
      )}
      {timing === 'at' && (
        <FormText
          form={form}
          name="at"
          type="datetime-local"
          label={t('releases.timing.time')}
          hint={t('releases.timing.timeHint', { zone: describeTimeZone(language) })}
        />
      )}
    </div>
  );
}
