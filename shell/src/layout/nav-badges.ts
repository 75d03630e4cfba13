import { api } from '@portal/shared/http';
import { newNoticesAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';

/** Only the number is read of the list. */
const COUNT_ONLY = { page: 0, size: 1 };

/** Counts the new notices; a failed call is ignored and leaves no badge. */
export const loadNavBadges = async ({ set, store }: Portal): Promise<void> => {
  const hasNotices = Object.values(set.remotes).some(
    (remote) => remote.on && remote.build.descriptor.nav.some(({ icon }) => icon === 'notices'),
  );
  if (!hasNotices) return;
  try {
    const { new_count: newCount } = await api.get('/notice/list', { query: COUNT_ONLY });
    store.set(newNoticesAtom, newCount);
  } catch {
    store.set(newNoticesAtom, 0);
  }
};
