/** The guides below `/guides`, in the order in which they are read. */
export const guides = [
  {
    id: 'auths',
    path: '/guides/auths',
    group: 'verification',
    title: {
      ko: '채널 인증 안내',
      en: 'About verification',
      'zh-CN': '频道验证说明',
      'zh-TW': '頻道驗證說明',
    },
  },
  {
    id: 'mobile-auth',
    path: '/guides/auths/mobile-auth',
    group: 'verification',
    title: {
      ko: '휴대폰에서 채널 인증',
      en: 'Verify on a phone',
      'zh-CN': '在手机上验证频道',
      'zh-TW': '在手機驗證頻道',
    },
  },
  {
    id: 'pc-auth',
    path: '/guides/auths/pc-auth',
    group: 'verification',
    title: {
      ko: 'PC에서 채널 인증',
      en: 'Verify on a computer',
      'zh-CN': '在电脑上验证频道',
      'zh-TW': '在電腦驗證頻道',
    },
  },
  {
    id: 'aos-mobile-upload',
    path: '/guides/aos-mobile-upload',
    group: 'upload',
    title: {
      ko: '모바일 업로드 (안드로이드)',
      en: 'Mobile upload (Android)',
      'zh-CN': '手机上传（Android）',
      'zh-TW': '手機上傳（Android）',
    },
  },
  {
    id: 'ios-mobile-upload',
    path: '/guides/ios-mobile-upload',
    group: 'upload',
    title: {
      ko: '모바일 업로드 (아이폰)',
      en: 'Mobile upload (iPhone)',
      'zh-CN': '手机上传（iPhone）',
      'zh-TW': '手機上傳（iPhone）',
    },
  },
  {
    id: 'pc-upload',
    path: '/guides/pc-upload',
    group: 'upload',
    title: { ko: 'PC 업로드', en: 'Computer upload', 'zh-CN': '电脑上传', 'zh-TW': '電腦上傳' },
  },
  {
    id: 'aos-mobile-unlock',
    path: '/guides/aos-mobile-unlock',
    group: 'unlock',
    title: {
      ko: '시간 제한 해제 (안드로이드)',
      en: 'Time limit on Android',
      'zh-CN': '解除时长限制（Android）',
      'zh-TW': '解除時間限制（Android）',
    },
  },
  {
    id: 'ios-mobile-unlock',
    path: '/guides/ios-mobile-unlock',
    group: 'unlock',
    title: {
      ko: '시간 제한 해제 (아이폰)',
      en: 'Time limit on iPhone',
      'zh-CN': '解除时长限制（iPhone）',
      'zh-TW': '解除時間限制（iPhone）',
    },
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
