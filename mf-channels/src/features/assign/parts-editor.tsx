import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type, when } from '@portal/shared/theme';
import { SegmentedControl, singleLineEllipsis, TextField } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { useId } from 'react';
import { PART_DIGITS } from '../../components/channel-assignments.ts';
import { equalParts, isTooPrecise, WHOLE } from './parts.ts';
import { assignTexts } from './texts.ts';
import type { Draft, PartsMode } from './create-draft.ts';

const styles = {
  section: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[8] }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space[12] }),
  title: css({ ...type.label, fontWeight: 600, margin: 0, color: token.color.text }),
  words: css({ ...type.caption, margin: 0, color: token.color.text2 }),
  bad: css({ color: token.color.bad }),
  warn: css({ color: token.color.warn }),
  status: css({ display: 'grid', gap: token.space[4] }),
  list: css({ display: 'grid', gap: token.space[8], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 128px',
    alignItems: 'start',
    gap: token.space[12],
  }),
  member: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minWidth: 0,
    // As high as the field beside it.
    minHeight: token.size.control,
    [when.phone]: { minHeight: token.size.touch },
  }),
  name: css({ ...type.body, ...singleLineEllipsis }),
};

export type PartsEditorProps = {
  draft: Draft;
  /** Whether entries that are missing are shown as errors. */
  isChecked: boolean;
  fieldId: (member: string) => string;
};

/** What each member has of the channels' revenue: equal parts, or percentages with what they add up to. */
export function PartsEditor({ draft, isChecked, fieldId }: PartsEditorProps) {
  const { t } = assignTexts.useTexts();
  const format = useFormat();
  const percent = (part: number) => format.percent(part / WHOLE, PART_DIGITS);
  const sumId = useId();
  const { mode, setMode, rows, setText, sums, counts, chosenNow } = draft;
  const isEqual = mode === 'equal' || rows.length === 0;

  const describeEqual = () => {
    const [count = 0, ...others] = counts;
    if (others.length > 0) return t('parts.equalEach');
    if (count === 0) return t('parts.nobody');
    if (count === 1) return t('parts.sole', { part: percent(WHOLE) });
    return t('parts.equal', { count, part: percent(equalParts(count).at(-1) ?? 0) });
  };
  const describeSum = ({ lowest, highest, isComplete }: Draft['sums']) => {
    if (highest > WHOLE) return t('parts.over', { sum: percent(highest) });
    if (!isComplete) return t('parts.open', { sum: percent(highest) });
    if (lowest === WHOLE) return t('parts.whole');
    if (lowest === highest) return t('parts.sum', { sum: percent(highest), rest: percent(WHOLE - highest) });
    return t('parts.sumEach', { lowest: percent(lowest), highest: percent(highest) });
  };
  const errorOf = (text: string, part: number | undefined) => {
    if (part !== undefined) return undefined;
    if (text.trim() !== '') return t(isTooPrecise(text) ? 'parts.precise' : 'parts.invalid');
    return isChecked ? t('parts.missing') : undefined;
  };
  const options: PartsMode[] = ['equal', 'chosen'];
  return (
    <section css={styles.section} aria-label={t('parts.title')} aria-describedby={sumId}>
      <div css={styles.head}>
        <h3 css={styles.title}>{t('parts.title')}</h3>
        <SegmentedControl
          label={t('parts.title')}
          options={options.map((value) => ({ value, label: t(`parts.mode.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      {mode === 'chosen' && rows.length > 0 && (
        <ul css={styles.list}>
          {rows.map(({ id, name, text, part }) => (
            <li key={id} css={styles.row}>
              <span css={styles.member}>
                <Avatar name={name} size={24} />
                <span css={styles.name}>{name}</span>
              </span>
              <TextField
                id={fieldId(id)}
                label={t('parts.of', { name })}
                isLabelHidden
                hasMessageLine={false}
                inputMode="decimal"
                autoComplete="off"
                end="%"
                value={text}
                error={errorOf(text, part)}
                onChange={(event) => setText(id, event.target.value)}
              />
            </li>
          ))}
        </ul>
      )}
      <div id={sumId} css={styles.status} role="status">
        <p css={[styles.words, !isEqual && sums.highest > WHOLE && styles.bad]}>
          {isEqual ? describeEqual() : describeSum(sums)}
        </p>
        {isEqual && rows.length > 0 && chosenNow > 0 && (
          <p css={[styles.words, styles.warn]}>{t('parts.replaced', { count: chosenNow })}</p>
        )}
      </div>
    </section>
  );
}
