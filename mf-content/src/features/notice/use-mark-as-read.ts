import { useEffect } from 'react';
import { useQueryClient } from '@portal/shared/http';
import { newNoticesAtom, useSetAtom } from '@portal/shared/state';
import { noticeQuery, readNotice } from './notice.api.ts';
import type { Notice } from './notice.api.ts';
import type { Language } from '@portal/shared/i18n';

/** Marks a shown notice as read, and lowers the number of new ones in the navigation. */
export const useMarkAsRead = (notice: Notice | undefined, language: Language) => {
  const client = useQueryClient();
  const setNewNotices = useSetAtom(newNoticesAtom);
  const { id, is_read: isRead = true, is_new: isNew = false } = notice ?? {};
  useEffect(() => {
    if (id === undefined || isRead) return;
    const markAsRead = async () => {
      await readNotice(id);
      client.setQueryData(
        noticeQuery(id, language).queryKey,
        (shown) => shown && { ...shown, notice: { ...shown.notice, is_read: true, is_new: false } },
      );
      // The list shows which notices are new.
      void client.invalidateQueries({ queryKey: ['mf-content', 'notices'] });
      if (isNew) setNewNotices((count) => Math.max(0, count - 1));
    };
    markAsRead().catch(() => {
      // It stays new, and the next visit tries again; the reader has the notice.
    });
  }, [id, isRead, isNew, language, client, setNewNotices]);
};
