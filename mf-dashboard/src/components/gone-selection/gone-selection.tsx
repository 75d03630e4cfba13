import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import type { ChangeScope } from '../filters/filter-bar.tsx';
import { goneSelectionTexts } from './texts.ts';

export { goneSelectionTexts };

export type GoneSelectionProps = {
  gone: 'member' | 'channel';
  changeFilters: ChangeScope;
  /** The name of the saved view that has the selection. */
  viewName: string | undefined;
};

/** Shown in place of a report whose member or channel does not exist: why, and the ways out. */
export const GoneSelection = ({ gone, changeFilters, viewName }: GoneSelectionProps) => {
  const { t } = texts.useTexts();
  const { t: goneText } = goneSelectionTexts.useTexts();
  const { open } = useQueryFlag('views');
  const sentences = [
    goneText(`text.${gone}`),
    ...(viewName === undefined ? [] : [goneText('view', { name: viewName })]),
  ];
  return (
    <StatePanel
      kind="empty"
      icon={gone === 'member' ? 'members' : 'channels'}
      isFramed
      title={goneText(`title.${gone}`)}
      text={sentences.join(' ')}
      actions={
        <>
          <Button variant="primary" onClick={() => changeFilters({ [gone]: undefined })}>
            {t(`${gone}.showAll`)}
          </Button>
          {viewName !== undefined && <Button onClick={() => open('manage')}>{t('views.manage')}</Button>}
        </>
      }
    />
  );
};
