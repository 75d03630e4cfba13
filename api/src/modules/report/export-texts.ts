import type { Language } from '../../platform/http/languages.ts';

/** The names of columns, in the languages of the service. */
const columns = {
  video_id: { ko: '영상 ID', en: 'Video ID', 'zh-CN': '视频 ID', 'zh-TW': '影片 ID' },
  title: { ko: '제목', en: 'Title', 'zh-CN': '标题', 'zh-TW': '標題' },
  channel: { ko: '채널', en: 'Channel', 'zh-CN': '频道', 'zh-TW': '頻道' },
  published: { ko: '게시일', en: 'Published', 'zh-CN': '发布日期', 'zh-TW': '發布日期' },
  track: { ko: '음원', en: 'Track', 'zh-CN': '音乐', 'zh-TW': '音樂' },
  isrc: { ko: 'ISRC', en: 'ISRC', 'zh-CN': 'ISRC', 'zh-TW': 'ISRC' },
  views: { ko: '조회수', en: 'Views', 'zh-CN': '观看次数', 'zh-TW': '觀看次數' },
  revenue: {
    ko: '수익({c})',
    en: 'Revenue ({c})',
    'zh-CN': '收入（{c}）',
    'zh-TW': '收益（{c}）',
  },
  rpm: {
    ko: '조회 1,000회당 수익({c})',
    en: 'Revenue per 1,000 views ({c})',
    'zh-CN': '每千次观看收入（{c}）',
    'zh-TW': '每千次觀看收益（{c}）',
  },
  premium_views: {
    ko: '프리미엄 조회수',
    en: 'Premium views',
    'zh-CN': 'Premium 观看次数',
    'zh-TW': 'Premium 觀看次數',
  },
  premium_rate: {
    ko: '프리미엄 비율',
    en: 'Premium rate',
    'zh-CN': 'Premium 占比',
    'zh-TW': 'Premium 占比',
  },
  premium_rpm: {
    ko: '프리미엄 조회 1,000회당 수익({c})',
    en: 'Premium revenue per 1,000 premium views ({c})',
    'zh-CN': '每千次 Premium 观看收入（{c}）',
    'zh-TW': '每千次 Premium 觀看收益（{c}）',
  },
  shorts: { ko: '쇼츠 수', en: 'Shorts', 'zh-CN': 'Shorts 数量', 'zh-TW': 'Shorts 數量' },
  member: { ko: '멤버', en: 'Member', 'zh-CN': '成员', 'zh-TW': '成員' },
  email: { ko: '이메일', en: 'Email', 'zh-CN': '邮箱', 'zh-TW': '電子郵件' },
  channels: { ko: '채널 수', en: 'Channels', 'zh-CN': '频道数', 'zh-TW': '頻道數' },
  fee_rate: {
    ko: '수수료율',
    en: 'Fee rate',
    'zh-CN': '手续费率',
    'zh-TW': '手續費率',
  },
  gross: { ko: '총수익({c})', en: 'Gross ({c})', 'zh-CN': '总收入（{c}）', 'zh-TW': '總收益（{c}）' },
  fee: { ko: '수수료({c})', en: 'Fee ({c})', 'zh-CN': '手续费（{c}）', 'zh-TW': '手續費（{c}）' },
  net: { ko: '정산 금액({c})', en: 'Net ({c})', 'zh-CN': '净额（{c}）', 'zh-TW': '淨額（{c}）' },
} as const satisfies Record<string, Record<Language, string>>;

export type ExportColumn = keyof typeof columns;

/** What a column is called, with the currency of its amounts. */
export const columnName = (column: ExportColumn, language: Language, currency = ''): string =>
  columns[column][language].replace('{c}', currency);

export const videoColumns = [
  ...(['video_id', 'title', 'channel', 'published', 'track', 'isrc', 'views', 'revenue', 'rpm'] as const),
  ...(['premium_views', 'premium_rate', 'premium_rpm'] as const),
];
export const channelColumns = [
  ...([
    'channel',
    'shorts',
    'views',
    'revenue',
    'rpm',
    'premium_views',
    'premium_rate',
    'premium_rpm',
  ] as const),
];

/** What is left of videos that the platform attributes nothing to any more. */
export const unattributedName: Record<Language, string> = {
  ko: '삭제되었거나 확인할 수 없는 영상',
  en: 'Deleted or unknown videos',
  'zh-CN': '已删除或无法识别的视频',
  'zh-TW': '已刪除或無法辨識的影片',
};

/** Revenue of channels that nobody is assigned to. */
export const unassignedName: Record<Language, string> = {
  ko: '배정되지 않은 채널',
  en: 'Unassigned channels',
  'zh-CN': '未分配的频道',
  'zh-TW': '未指派的頻道',
};
