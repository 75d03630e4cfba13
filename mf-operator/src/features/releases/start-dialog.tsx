import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Field, FilterSelect } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { useId, useState } from 'react';
import type { Site } from '../../components/sites.api.ts';
import { texts } from '../../texts.ts';
import { describeProgram } from './describe-mover.ts';
import { MoveDialog } from './move-dialog.tsx';
import { startRelease, templatesQuery } from './releases.api.ts';
import { useMove } from './use-move.ts';

/** In place of a template: the released builds. */
const RELEASED = '';

export type StartDialogProps = { isOpen: boolean; site: Site; onClose: () => void };

/** Gives a domain its first release: that of a template, or the released builds. */
export function StartDialog({ isOpen, site: { domain, name }, onClose }: StartDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const id = useId();
  const templates = useQuery({ ...templatesQuery, enabled: isOpen });
  const [template, setTemplate] = useState(RELEASED);
  const write = useMove({
    send: startRelease,
    describe: ({ domains }) =>
      domains.some(({ outcome }) => outcome === 'started')
        ? t('releases.start.done', { name })
        : t('releases.start.already', { name }),
    onClose,
  });
  return (
    <MoveDialog
      isOpen={isOpen}
      title={t('releases.start.of', { name })}
      text={t('releases.start.text')}
      action={t('releases.start.open')}
      isUnchanged={false}
      movedText={t('releases.dialog.moved')}
      move={write}
      toInput={({ reason }) => ({ domain, reason, ...(template !== RELEASED && { template }) })}
      onClose={onClose}
    >
      <Field id={id} label={t('releases.start.from')} hint={t('releases.start.fromHint')}>
        <FilterSelect
          id={id}
          label={t('releases.start.from')}
          isLabelHidden
          isBlock
          describedBy={`${id}-message`}
          options={[
            {
              value: RELEASED,
              label: t('releases.start.released'),
              description: t('releases.start.releasedText'),
            },
            ...(templates.data?.templates ?? []).map((each) => ({
              value: each.name,
              label: each.name,
              description: [format.dateTime(each.saved_at), describeProgram(t, each.saved_by)]
                .filter(Boolean)
                .join(' · '),
            })),
          ]}
          value={template}
          onChange={setTemplate}
        />
      </Field>
      {templates.isError && <Banner kind="warn">{t('releases.start.templatesFailed')}</Banner>}
    </MoveDialog>
  );
}
