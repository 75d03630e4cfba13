import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { TextField } from '@portal/shared/ui/controls';
import type { AssignmentKind } from './assignments.api.ts';
import { assignTexts } from './texts.ts';
import type { Draft } from './create-draft.ts';

// A day is short; as wide as the dialog it would look like a text.
const field = css({ maxWidth: '240px' });

export type StartFieldProps = { id: string; kind: AssignmentKind; draft: Draft };

/** The first day for which a change of assignments holds. */
export function StartField({ id, kind, draft }: StartFieldProps) {
  const { t } = assignTexts.useTexts();
  const format = useFormat();
  const { from, setFrom, today, earliest } = draft;
  const limit = earliest && { day: format.date(earliest.day), name: earliest.channel };
  const findError = () => {
    if (from === '') return t('start.missing');
    if (from > today) return t('start.future', { day: format.date(today) });
    if (earliest && limit && from < earliest.day) return t(`start.early.${earliest.reason}`, limit);
    return undefined;
  };
  return (
    <TextField
      css={field}
      id={id}
      type="date"
      label={t(`start.label.${kind}`)}
      hint={earliest && limit && earliest.day < today ? t('start.hint', limit) : t('start.hintToday')}
      error={findError()}
      min={earliest?.day}
      max={today}
      required
      value={from}
      onChange={(event) => setFrom(event.target.value)}
    />
  );
}
