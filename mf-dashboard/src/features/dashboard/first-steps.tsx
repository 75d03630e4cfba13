import { paths } from '@portal/shared/routing';
import { mayManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { LinkButton } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';

/** Stands in place of the dashboard while there is nothing to show: what happens next, and what to do for it. */
export const FirstSteps = () => {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(mayManageMembersAtom);
  return isManager ? (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('dashboard.empty.managerTitle')}
      text={t('dashboard.empty.managerText')}
      actions={
        <LinkButton variant="primary" icon="plus" to={paths.manageChannel.href({ addChannel: '1' })}>
          {t('dashboard.empty.managerAction')}
        </LinkButton>
      }
    />
  ) : (
    <StatePanel
      kind="empty"
      icon="channels"
      isFramed
      title={t('dashboard.empty.memberTitle')}
      text={t('dashboard.empty.memberText')}
      actions={<LinkButton to={paths.guides.href()}>{t('dashboard.empty.memberAction')}</LinkButton>}
    />
  );
};
