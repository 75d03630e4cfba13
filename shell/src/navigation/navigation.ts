import { generatePath } from '@portal/shared/routing';
import type { IconName, Language, NavGroup, ReleaseSet } from '@portal/shared/release';
import type { Session } from '@portal/shared/state';
import { hasPermission } from '../routing/permissions.ts';

export type NavItem = {
  /** Unique over all remotes. */
  id: string;
  label: string;
  icon: IconName;
  group: NavGroup;
  to: string;
  remote: string;
  route: string;
  /** Whether only its own page marks it, because pages below that one belong to another entry. */
  isExact: boolean;
};

export type NavigationInput = {
  set: ReleaseSet;
  session: Session | null;
  isPlaylistSite: boolean;
  language: Language;
};

/** The navigation entries that a session may open, from the descriptors of the remotes that are on. */
export const buildNavigation = ({ set, session, isPlaylistSite, language }: NavigationInput): NavItem[] =>
  Object.entries(set.remotes)
    .flatMap(([remote, release]) => {
      if (!release.on) return [];
      const { nav, routes } = release.build.descriptor;
      return nav.flatMap((entry) => {
        const route = routes.find(({ id }) => id === entry.route);
        // A path with parameters cannot be linked to without their values.
        if (!route || route.path.includes(':') || (isPlaylistSite && !route.playlist)) return [];
        if (!hasPermission(session, entry.permission) || !hasPermission(session, route.permission)) return [];
        const item = {
          id: `${remote}/${entry.id}`,
          label: entry.label[language],
          icon: entry.icon,
          group: entry.group,
          to: generatePath(route.path),
          remote,
          route: route.id,
        };
        return [{ order: entry.order, item }];
      });
    })
    .sort((a, b) => a.order - b.order || a.item.id.localeCompare(b.item.id))
    .map(({ item }, _, all) => ({
      ...item,
      isExact: all.some((other) => other.item.to.startsWith(`${item.to}/`)),
    }));

const GROUPS: readonly NavGroup[] = ['performance', 'operation', 'guidance'];

/** Entries by group, without empty groups. */
export const groupNavItems = (items: readonly NavItem[]): { group: NavGroup; items: NavItem[] }[] =>
  GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    (each) => each.items.length > 0,
  );

/** The pages that partners open most come first in the phone's bottom bar, which has space for four entries and More. */
const BOTTOM_BAR_FIRST: readonly IconName[] = ['dashboard', 'film', 'channels', 'music'];
const BOTTOM_BAR_ITEMS = 4;
/** The least width of an entry. */
const ITEM_WIDTH = 64;

/** The entries of the phone's bottom bar, in navigation order: two to four, as the width in pixels at the default text size allows. */
export const pickBottomBarItems = (items: readonly NavItem[], width: number): NavItem[] => {
  const first = BOTTOM_BAR_FIRST.flatMap((icon) => items.find((item) => item.icon === icon) ?? []);
  const rest = items.filter((item) => !first.includes(item));
  const count = Math.floor(width / ITEM_WIDTH) - 1;
  const chosen = [...first, ...rest].slice(0, Math.min(BOTTOM_BAR_ITEMS, Math.max(2, count)));
  return items.filter((item) => chosen.includes(item));
};
