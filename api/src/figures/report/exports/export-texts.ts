import type { Language } from '@portal/shared/facts';

/** Column titles in the languages of the service. */
const columns = {
  video_id: { ko: '영상 ID', en: 'Video ID', 'zh-CN': '视频 ID', 'zh-TW': '影片 ID' },
  channel_id: { ko: '채널 ID', en: 'Channel ID', 'zh-CN': '频道 ID', 'zh-TW': '頻道 ID' },
  title: { ko: '제목', en: 'Title', 'zh-CN': '标题', 'zh-TW': '標題' },
  channel: { ko: '채널', en: 'Channel', 'zh-CN': '频道', 'zh-TW': '頻道' },
  published: { ko: '게시일', en: 'Published', 'zh-CN': '发布日期', 'zh-TW': '發布日期' },
  track: { ko: '음원', en: 'Track', 'zh-CN': '音乐', 'zh-TW': '音樂' },
  isrc: { ko: 'ISRC', en: 'ISRC', 'zh-CN': 'ISRC', 'zh-TW': 'ISRC' },
  views: { ko: '조회수', en: 'Views', 'zh-CN': '观看次数', 'zh-TW': '觀看次數' },
  revenue: {
    ko: '수익({c})',
    en: 'Revenue ({c})',
    'zh-CN': '收益（{c}）',
    'zh-TW': '收益（{c}）',
  },
  rpm: {
    ko: '조회 1,000회당 수익({c})',
    en: 'Revenue per 1,000 views ({c})',
    'zh-CN': '每千次收益（{c}）',
    'zh-TW': '每千次收益（{c}）',
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
    'zh-CN': 'Premium 比例',
    'zh-TW': 'Premium 比例',
  },
  premium_rpm: {
    ko: '프리미엄 조회 1,000회당 수익({c})',
    en: 'Premium revenue per 1,000 Premium views ({c})',
    'zh-CN': 'Premium 每千次收益（{c}）',
    'zh-TW': 'Premium 每千次收益（{c}）',
  },
  shorts_count: { ko: '쇼츠 수', en: 'Shorts', 'zh-CN': 'Shorts 数量', 'zh-TW': 'Shorts 數量' },
  member: { ko: '멤버', en: 'Member', 'zh-CN': '成员', 'zh-TW': '成員' },
  email: { ko: '이메일', en: 'Email', 'zh-CN': '邮箱', 'zh-TW': '電子郵件' },
  channels: { ko: '채널 수', en: 'Channels', 'zh-CN': '频道数', 'zh-TW': '頻道數' },
  fee_rate: {
    ko: '수수료율',
    en: 'Fee rate',
    'zh-CN': '手续费率',
    'zh-TW': '手續費率',
  },
  gross: { ko: '총수익({c})', en: 'Gross ({c})', 'zh-CN': '总收益（{c}）', 'zh-TW': '總收益（{c}）' },
  fee: { ko: '수수료({c})', en: 'Fee ({c})', 'zh-CN': '手续费（{c}）', 'zh-TW': '手續費（{c}）' },
  net: { ko: '정산 금액({c})', en: 'Net ({c})', 'zh-CN': '结算金额（{c}）', 'zh-TW': '結算金額（{c}）' },
  date: { ko: '날짜', en: 'Date', 'zh-CN': '日期', 'zh-TW': '日期' },
  country_code: { ko: '국가 코드', en: 'Country code', 'zh-CN': '国家/地区代码', 'zh-TW': '國家/地區代碼' },
  country: { ko: '국가', en: 'Country', 'zh-CN': '国家/地区', 'zh-TW': '國家/地區' },
  share: { ko: '비중', en: 'Share', 'zh-CN': '占比', 'zh-TW': '占比' },
  month: { ko: '정산월', en: 'Month', 'zh-CN': '结算月份', 'zh-TW': '結算月份' },
  status: { ko: '상태', en: 'Status', 'zh-CN': '状态', 'zh-TW': '狀態' },
  usd_krw: {
    ko: '적용 환율(USD/KRW)',
    en: 'Rate (USD/KRW)',
    'zh-CN': '适用汇率（USD/KRW）',
    'zh-TW': '適用匯率（USD/KRW）',
  },
  price: { ko: '단가', en: 'RPM', 'zh-CN': '每千次收益', 'zh-TW': '每千次收益' },
} as const satisfies Record<string, Record<Language, string>>;

export type ColumnName = keyof typeof columns;

/** The title of a column, with the currency of its amounts. */
export const columnTitle = (column: ColumnName, language: Language, currency = ''): string =>
  columns[column][language].replace('{c}', currency);

/** Other texts of exported files: names of sheets and of summary rows. */
export const exportTexts = {
  videos: { ko: '영상', en: 'Videos', 'zh-CN': '视频', 'zh-TW': '影片' },
  video: { ko: '영상', en: 'Video', 'zh-CN': '视频', 'zh-TW': '影片' },
  channels: { ko: '채널', en: 'Channels', 'zh-CN': '频道', 'zh-TW': '頻道' },
  trend: { ko: '추이', en: 'Trend', 'zh-CN': '趋势', 'zh-TW': '趨勢' },
  countries: { ko: '국가', en: 'Countries', 'zh-CN': '国家与地区', 'zh-TW': '國家與地區' },
  /** The kind of price that a row of the price export has. */
  average: { ko: '평균', en: 'Average', 'zh-CN': '平均', 'zh-TW': '平均' },
  average_of_period: {
    ko: '기간 전체 평균',
    en: 'Average of the period',
    'zh-CN': '整个时间范围平均',
    'zh-TW': '整個期間平均',
  },
  highest: { ko: '최고', en: 'Highest', 'zh-CN': '最高', 'zh-TW': '最高' },
  lowest: { ko: '최저', en: 'Lowest', 'zh-CN': '最低', 'zh-TW': '最低' },
  highest_of_all: {
    ko: '전체 채널 최고',
    en: 'Highest of all channels',
    'zh-CN': '全部频道最高',
    'zh-TW': '全部頻道最高',
  },
  prices: { ko: '단가', en: 'RPM', 'zh-CN': '每千次收益', 'zh-TW': '每千次收益' },
  comparison: { ko: '비교 {c}', en: 'Compared {c}', 'zh-CN': '对比 {c}', 'zh-TW': '比較 {c}' },
  median: {
    ko: '채널 중앙값 {c}',
    en: 'Channel median {c}',
    'zh-CN': '频道中位数 {c}',
    'zh-TW': '頻道中位數 {c}',
  },
  others: { ko: '기타', en: 'Others', 'zh-CN': '其他', 'zh-TW': '其他' },
  total: { ko: '합계', en: 'Total', 'zh-CN': '合计', 'zh-TW': '合計' },
  /** Revenue that YouTube attributes to no video. */
  unattributed: {
    ko: '삭제되었거나 확인할 수 없는 영상',
    en: 'Deleted or unknown videos',
    'zh-CN': '已删除或无法识别的视频',
    'zh-TW': '已刪除或無法辨識的影片',
  },
  /** Revenue of channels, days and parts without an assigned member. */
  unassigned: {
    ko: '배정되지 않은 수익',
    en: 'Unassigned revenue',
    'zh-CN': '未分配的收益',
    'zh-TW': '未指派的收益',
  },
  estimated: { ko: '예상', en: 'Estimated', 'zh-CN': '预估', 'zh-TW': '預估' },
  partly_final: { ko: '일부 확정', en: 'Partly final', 'zh-CN': '部分确定', 'zh-TW': '部分確定' },
  final: { ko: '확정', en: 'Final', 'zh-CN': '已确定', 'zh-TW': '已確定' },
} as const satisfies Record<string, Record<Language, string>>;
