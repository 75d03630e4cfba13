import { isApiError, useQueryClient, useWrite } from '@portal/shared/http';
import type { WriteHeaders } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import type { PortalForm } from '@portal/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { changeNotice, createNotice, noticeQuery, NOTICES_KEY } from '../notices.api.ts';
import type { NoticeContent, OperatorNotice, SeenNotice } from '../notices.api.ts';
import { toContent, toValues } from './notice-values.ts';
import type { NoticeValues } from './notice-values.ts';

type Order = { content: NoticeContent; seen?: SeenNotice };

const send = ({ content, seen }: Order, headers: WriteHeaders) =>
  seen
    ? changeNotice({ id: seen.id, version: seen.version, ...content }, headers)
    : createNotice(content, headers);

/** Two states of a notice: as the operator began to change it, and as another one stored it meanwhile. */
export type NoticeConflict = { before: OperatorNotice; now: OperatorNotice };

/** Stores what the form has. A newer version of the notice is not overwritten until the operator has seen what changed. */
export function useSaveNotice(form: PortalForm<NoticeValues>, stored: OperatorNotice | undefined) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  // Not the query's data, which may be refreshed while the form still has what was there before.
  const [seen, setSeen] = useState(stored);
  const [conflict, setConflict] = useState<NoticeConflict>();

  const write = useWrite({
    send,
    onSuccess: ({ notice }) => {
      const outcome = stored ? 'changed' : notice.state === 'scheduled' ? 'scheduled' : 'published';
      snackbar.show({
        type: 'success',
        title: t(`notices.done.${outcome}`, { time: format.dateTime(notice.published_at) }),
      });
      void client.invalidateQueries({ queryKey: NOTICES_KEY });
      void navigate(paths.operatorNotices.href());
    },
  });

  const save = async (values: NoticeValues) => {
    try {
      await write.mutateAsync({ content: toContent(values, seen), ...(seen && { seen }) });
    } catch (error) {
      if (!seen || !isApiError(error, 'version_conflict')) throw error;
      const { notice } = await client.fetchQuery({ ...noticeQuery(seen.id), staleTime: 0 });
      setConflict({ before: seen, now: notice });
    }
  };
  const resolve = () => {
    setSeen(conflict?.now);
    setConflict(undefined);
  };
  return {
    save,
    isPending: write.isPending,
    conflict,
    /** Keeps the form; the next attempt replaces the newer version. */
    keepOwn: resolve,
    /** Puts the newer version into the form. */
    takeTheirs: () => {
      if (conflict) form.reset(toValues(conflict.now));
      resolve();
    },
  };
}
