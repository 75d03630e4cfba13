import type { Language } from '@portal/shared/facts';

/** The words of an exported channel list: the sheet, its columns and states. */
export const channelListTexts = {
  channels: { ko: '채널', en: 'Channels', 'zh-CN': '频道', 'zh-TW': '頻道' },
  channelId: { ko: '채널 ID', en: 'Channel ID', 'zh-CN': '频道 ID', 'zh-TW': '頻道 ID' },
  channel: { ko: '채널', en: 'Channel', 'zh-CN': '频道', 'zh-TW': '頻道' },
  link: { ko: '채널 링크', en: 'Channel link', 'zh-CN': '频道链接', 'zh-TW': '頻道連結' },
  status: { ko: '상태', en: 'Status', 'zh-CN': '状态', 'zh-TW': '狀態' },
  reason: { ko: '사유', en: 'Reason', 'zh-CN': '原因', 'zh-TW': '原因' },
  verification: { ko: '인증', en: 'Verification', 'zh-CN': '验证', 'zh-TW': '驗證' },
  category: { ko: '분류', en: 'Category', 'zh-CN': '分类', 'zh-TW': '分類' },
  subscribers: { ko: '구독자', en: 'Subscribers', 'zh-CN': '订阅者', 'zh-TW': '訂閱人數' },
  shorts: { ko: '쇼츠', en: 'Shorts', 'zh-CN': 'Shorts', 'zh-TW': 'Shorts' },
  registered: { ko: '등록일', en: 'Registered', 'zh-CN': '注册日期', 'zh-TW': '註冊日期' },
  approved: { ko: '승인일', en: 'Approved', 'zh-CN': '通过日期', 'zh-TW': '核准日期' },
  member: { ko: '멤버', en: 'Member', 'zh-CN': '成员', 'zh-TW': '成員' },
  email: { ko: '이메일', en: 'Email', 'zh-CN': '邮箱', 'zh-TW': '電子郵件' },
} as const satisfies Record<string, Record<Language, string>>;

/** By the status of a channel. */
export const statusTexts = [
  { ko: '대기', en: 'Waiting', 'zh-CN': '待审核', 'zh-TW': '待審核' },
  { ko: '보류', en: 'On hold', 'zh-CN': '暂缓', 'zh-TW': '暫緩' },
  { ko: '승인', en: 'Approved', 'zh-CN': '已通过', 'zh-TW': '已核准' },
  { ko: '거절', en: 'Rejected', 'zh-CN': '已拒绝', 'zh-TW': '已拒絕' },
] as const satisfies readonly Record<Language, string>[];

export const verificationTexts = {
  none: { ko: '인증 전', en: 'Not verified', 'zh-CN': '未验证', 'zh-TW': '未驗證' },
  pending: { ko: '인증 대기', en: 'Pending', 'zh-CN': '待验证', 'zh-TW': '待驗證' },
  verifying: { ko: '인증 중', en: 'Verifying', 'zh-CN': '验证中', 'zh-TW': '驗證中' },
  verified: { ko: '인증 완료', en: 'Verified', 'zh-CN': '已验证', 'zh-TW': '已驗證' },
} as const satisfies Record<string, Record<Language, string>>;

export const categoryTexts = {
  bgm: { ko: 'BGM', en: 'BGM', 'zh-CN': 'BGM', 'zh-TW': 'BGM' },
  song: { ko: '노래', en: 'Song', 'zh-CN': '歌曲', 'zh-TW': '歌曲' },
  ost: { ko: 'OST', en: 'OST', 'zh-CN': 'OST', 'zh-TW': 'OST' },
} as const satisfies Record<string, Record<Language, string>>;
