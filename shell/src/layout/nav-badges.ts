import { api } from '@portal/shared/http';
import { newNoticesAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';

const NEWEST = { page: 0, size: 20 };

/** Counts the new notices; a failed call is ignored and leaves no badge. */
export const loadNavBadges = async ({ set, store }: Portal): Promise<void> => {
  const hasNotices = Object.values(set.remotes).some(
    (remote) => remote.on && remote.build.descriptor.nav.some(({ icon }) => icon === 'notices'),
  );
  if (!hasNotices) return;
  try {
    const { items } = await api.get('/notice/list', { query: NEWEST });
    store.set(newNoticesAtom, items.filter((item) => item.is_new).length);
  } catch {
    store.set(newNoticesAtom, 0);
  }
};
