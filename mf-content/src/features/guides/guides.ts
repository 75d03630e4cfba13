import { paths } from '@portal/shared/routing';
import titles from '../../titles.json' with { type: 'json' };

/** The guides below `/guides`, in the order in which they are read. */
export const guides = [
  {
    id: 'auths',
    path: paths.guidesAuths.path,
    group: 'verification',
    title: titles.auths,
  },
  {
    id: 'mobile-auth',
    path: paths.guidesMobileAuth.path,
    group: 'verification',
    title: titles['mobile-auth'],
  },
  {
    id: 'pc-auth',
    path: paths.guidesPcAuth.path,
    group: 'verification',
    title: titles['pc-auth'],
  },
  {
    id: 'aos-mobile-upload',
    path: paths.guidesAosMobileUpload.path,
    group: 'upload',
    title: titles['aos-mobile-upload'],
  },
  {
    id: 'ios-mobile-upload',
    path: paths.guidesIosMobileUpload.path,
    group: 'upload',
    title: titles['ios-mobile-upload'],
  },
  {
    id: 'pc-upload',
    path: paths.guidesPcUpload.path,
    group: 'upload',
    title: titles['pc-upload'],
  },
  {
    id: 'aos-mobile-unlock',
    path: paths.guidesAosMobileUnlock.path,
    group: 'unlock',
    title: titles['aos-mobile-unlock'],
  },
  {
    id: 'ios-mobile-unlock',
    path: paths.guidesIosMobileUnlock.path,
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
