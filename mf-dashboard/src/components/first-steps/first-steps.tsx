import { paths } from '@portal/shared/routing';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { LinkButton } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { firstStepsTexts } from './texts.ts';

export { firstStepsTexts };

/** Shown in place of a report without data: explains the next step and links to it. */
export const FirstSteps = () => {
  const { t } = firstStepsTexts.useTexts();
  const isManager = useAtomValue(canManageMembersAtom);
  return isManager ? (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('managerTitle')}
      text={t('managerText')}
      actions={
        <LinkButton variant="primary" icon="plus" to={paths.manageChannel.href({ addChannel: '1' })}>
          {t('managerAction')}
        </LinkButton>
      }
    />
  ) : (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('memberTitle')}
      text={t('memberText')}
      actions={<LinkButton to={paths.guides.href()}>{t('memberAction')}</LinkButton>}
    />
  );
};
