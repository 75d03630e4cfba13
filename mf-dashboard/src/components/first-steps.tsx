import { paths } from '@portal/shared/routing';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { LinkButton } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';

/** Shown in place of a report without data: explains the next step and links to it. */
export const FirstSteps = () => {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(canManageMembersAtom);
  return isManager ? (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('firstSteps.managerTitle')}
      text={t('firstSteps.managerText')}
      actions={
        <LinkButton variant="primary" icon="plus" to={paths.manageChannel.href({ addChannel: '1' })}>
          {t('firstSteps.managerAction')}
        </LinkButton>
      }
    />
  ) : (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('firstSteps.memberTitle')}
      text={t('firstSteps.memberText')}
      actions={<LinkButton to={paths.guides.href()}>{t('firstSteps.memberAction')}</LinkButton>}
    />
  );
};
