import { isApiError, useQuery } from '@portal/shared/http';
import { Button } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import type { ReactElement } from 'react';
import { texts } from '../../texts.ts';
import { memberQuery } from '../member/members.api.ts';
import type { MemberDetail } from '../member/members.api.ts';
import * as styles from './dialogs.styles.ts';
import type { DialogState } from './use-dialog.ts';

export type MemberDialogProps = {
  dialog: DialogState;
  title: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** The id of the form that the button submits. */
  formId: string;
  isBusy: boolean;
  /** Right of the member's name. */
  aside?: (detail: MemberDetail) => ReactElement;
  children: (detail: MemberDetail) => ReactElement;
};

/** A dialog about one member, which it fetches when it opens. */
export function MemberDialog(props: MemberDialogProps) {
  const { dialog, title, submitLabel, tone = 'primary', formId, isBusy, aside, children } = props;
  const { t } = texts.useTexts();
  const query = useQuery({ ...memberQuery(dialog.id), enabled: dialog.isOpen });
  const { data } = query;

  const body = () => {
    if (data) {
      const { nickname, email } = data.account;
      return (
        <>
          <div css={styles.person}>
            <Avatar name={nickname} size={36} />
            <div css={styles.personWords}>
              <span css={styles.name}>{nickname}</span>
              <span css={styles.email}>{email}</span>
            </div>
            {aside?.(data)}
          </div>
          {children(data)}
        </>
      );
    }
    if (isApiError(query.error, 'not_found'))
      return (
        <StatePanel
          kind="empty"
          icon="members"
          level={3}
          title={t('dialog.goneTitle')}
          text={t('dialog.goneText')}
        />
      );
    if (query.isError) return <FailedQuery query={query} level={3} title={t('dialog.failed')} />;
    return (
      <Loading css={styles.waiting}>
        <Skeleton width="100%" height={56} />
        <Skeleton width="40%" height={18} />
        <Skeleton width="100%" height={36} />
      </Loading>
    );
  };

  return (
    <Modal
      isOpen={dialog.isOpen}
      onClose={dialog.close}
      size="confirm"
      title={title}
      isDismissable={!isBusy}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isBusy} onClick={cancel}>
            {t(data || !query.isError ? 'dialog.cancel' : 'dialog.close')}
          </Button>
          {data && (
            <Button size="lg" variant={tone} type="submit" form={formId} isBusy={isBusy}>
              {submitLabel}
            </Button>
          )}
        </>
      )}
    >
      {body()}
    </Modal>
  );
}
