import { generatePath } from '@portal/shared/routing';
import type { IconName, Language, NavGroup, ReleaseSet } from '@portal/shared/release';
import type { Session } from '@portal/shared/state';
import { permits } from '../routing/permissions.ts';

export type NavItem = {
  /** Unique over all remotes. */
  id: string;
  label: string;
  icon: IconName;
  group: NavGroup;
  to: string;
  remote: string;
  route: string;
};

export type NavigationInput = {
  set: ReleaseSet;
  session: Session | null;
  isPlaylist: boolean;
  language: Language;
};

/** The entries a session sees, drawn from what the remotes that are on say of themselves. */
export const navigationOf = ({ set, session, isPlaylist, language }: NavigationInput): NavItem[] =>
  Object.entries(set.remotes)
    .flatMap(([remote, release]) => {
      if (!release.on) return [];
      const { nav, routes } = release.build.descriptor;
      return nav.flatMap((entry) => {
        const route = routes.find(({ id }) => id === entry.route);
        // An address with parameters cannot be linked to without knowing them.
        if (!route || route.path.includes(':') || (isPlaylist && !route.playlist)) return [];
        if (!permits(session, entry.permission) || !permits(session, route.permission)) return [];
        const item: NavItem = {
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
    .map(({ item }) => item);

const GROUPS: readonly NavGroup[] = ['performance', 'operation', 'guidance'];

export const groupsOf = (items: readonly NavItem[]): { group: NavGroup; items: NavItem[] }[] =>
  GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    (each) => each.items.length > 0,
  );

/** A phone has room for four entries and More. These are what partners open most; the rest follows in order. */
const PHONE_FIRST: readonly IconName[] = ['dashboard', 'film', 'channels', 'music'];
const PHONE_ITEMS = 4;

export const phoneItemsOf = (items: readonly NavItem[]): NavItem[] => {
  const first = PHONE_FIRST.flatMap((icon) => items.find((item) => item.icon === icon) ?? []);
  const rest = items.filter((item) => !first.includes(item));
  const chosen = [...first, ...rest].slice(0, PHONE_ITEMS);
  return items.filter((item) => chosen.includes(item));
};
