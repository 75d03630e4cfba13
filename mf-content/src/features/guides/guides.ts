import titles from '../../titles.json' with { type: 'json' };

/**
 * The guides below `/guides`, in the order in which they are read. The descriptor is made of them before anything is installed, so that
 * they import nothing of the portal.
 */
export const guides = [
  {
    id: 'auths',
    path: '/guides/auths',
    group: 'verification',
    title: titles.auths,
  },
  {
    id: 'mobile-auth',
    path: '/guides/auths/mobile-auth',
    group: 'verification',
    title: titles['mobile-auth'],
  },
  {
    id: 'pc-auth',
    path: '/guides/auths/pc-auth',
    group: 'verification',
    title: titles['pc-auth'],
  },
  {
    id: 'aos-mobile-upload',
    path: '/guides/aos-mobile-upload',
    group: 'upload',
    title: titles['aos-mobile-upload'],
  },
  {
    id: 'ios-mobile-upload',
    path: '/guides/ios-mobile-upload',
    group: 'upload',
    title: titles['ios-mobile-upload'],
  },
  {
    id: 'pc-upload',
    path: '/guides/pc-upload',
    group: 'upload',
    title: titles['pc-upload'],
  },
  {
    id: 'aos-mobile-unlock',
    path: '/guides/aos-mobile-unlock',
    group: 'unlock',
    title: titles['aos-mobile-unlock'],
  },
  {
    id: 'ios-mobile-unlock',
    path: '/guides/ios-mobile-unlock',
    group: 'unlock',
    title: titles['ios-mobile-unlock'],
  },
] as const;

export type Guide = (typeof guides)[number];
export type GuideId = Guide['id'];

/** The groups of guides, in the order in which they are listed. */
export const guideGroups = ['verification', 'upload', 'unlock'] as const satisfies Guide['group'][];

/** The guides before and after a guide. */
export const findNeighbours = (id: GuideId): { previous: Guide | undefined; next: Guide | undefined } => {
  const at = guides.findIndex((guide) => guide.id === id);
  return { previous: guides[at - 1], next: guides[at + 1] };
};

/** The phones whose guides differ. */
export type Platform = 'aos' | 'ios';
