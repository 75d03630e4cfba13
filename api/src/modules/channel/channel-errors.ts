import type { Language } from '../../platform/http/languages.ts';

type Entry = { status: number; message: Record<Language, string> };

/** Failures of registering, verifying and reviewing channels. */
export const channelErrors = {
  channel_unknown: {
    status: 404,
    message: {
      ko: 'YouTube에서 채널을 찾지 못했어요. 주소를 확인해 주세요.',
      en: 'YouTube knows no such channel. Please check the link.',
      'zh-CN': '在 YouTube 上找不到该频道，请检查链接。',
      'zh-TW': '在 YouTube 上找不到此頻道，請檢查連結。',
    },
  },
  channel_taken: {
    status: 409,
    message: {
      ko: '다른 파트너가 이미 등록한 채널이에요.',
      en: 'Another partner has registered this channel.',
      'zh-CN': '该频道已被其他合作伙伴注册。',
      'zh-TW': '此頻道已由其他合作夥伴註冊。',
    },
  },
  channel_private: {
    status: 409,
    message: {
      ko: '비공개 채널은 등록할 수 없어요. YouTube에서 공개로 바꾼 뒤 다시 시도해 주세요.',
      en: 'A private channel cannot be registered. Please make it public on YouTube first.',
      'zh-CN': '无法注册私享频道，请先在 YouTube 上将其设为公开。',
      'zh-TW': '無法註冊私人頻道，請先在 YouTube 上將其設為公開。',
    },
  },
  channel_registered: {
    status: 409,
    message: {
      ko: '이미 등록한 채널이에요.',
      en: 'You have registered this channel already.',
      'zh-CN': '您已注册过该频道。',
      'zh-TW': '您已註冊過此頻道。',
    },
  },
  channel_state: {
    status: 409,
    message: {
      ko: '지금 채널 상태에서는 할 수 없어요. 새로고침한 뒤 확인해 주세요.',
      en: 'The channel’s present state does not allow this. Please reload and look again.',
      'zh-CN': '频道当前状态不支持此操作，请刷新后查看。',
      'zh-TW': '頻道目前的狀態無法執行此操作，請重新整理後查看。',
    },
  },
  re_review_too_early: {
    status: 409,
    message: {
      ko: '아직 재심사를 요청할 수 없어요. 가능한 시간을 확인해 주세요.',
      en: 'It is too early to ask for another review. Please see when it opens.',
      'zh-CN': '暂时无法申请重新审核，请查看开放时间。',
      'zh-TW': '目前還無法申請重新審核，請查看開放時間。',
    },
  },
  too_many_lookups: {
    status: 429,
    message: {
      ko: '오늘 확인할 수 있는 채널 수를 모두 썼어요. 내일 다시 시도해 주세요.',
      en: 'You have looked up as many channels as a day allows. Please try again tomorrow.',
      'zh-CN': '今天可查询的频道数已用完，请明天再试。',
      'zh-TW': '今天可查詢的頻道數已用完，請明天再試。',
    },
  },
  youtube_quota: {
    status: 503,
    message: {
      ko: '오늘 YouTube에 물어볼 수 있는 횟수를 모두 썼어요. 내일 다시 시도해 주세요.',
      en: 'Today’s allowance of questions to YouTube is used up. Please try again tomorrow.',
      'zh-CN': '今天向 YouTube 查询的次数已用完，请明天再试。',
      'zh-TW': '今天向 YouTube 查詢的次數已用完，請明天再試。',
    },
  },
  youtube_unavailable: {
    status: 503,
    message: {
      ko: '지금은 YouTube에서 정보를 가져올 수 없어요. 잠시 뒤 다시 시도해 주세요.',
      en: 'YouTube cannot be asked right now. Please try again in a while.',
      'zh-CN': '暂时无法从 YouTube 获取信息，请稍后再试。',
      'zh-TW': '目前無法從 YouTube 取得資訊，請稍後再試。',
    },
  },
} as const satisfies Record<string, Entry>;
