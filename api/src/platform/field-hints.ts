import type { Language } from './http/languages.ts';

/** What a field expects instead, where its code alone is not enough for a developer who writes requests by hand. */
export const fieldHints = {
  text: { ko: '글자여야 해요.', en: 'This must be text.', 'zh-CN': '必须是文本。', 'zh-TW': '必須是文字。' },
  number: {
    ko: '숫자여야 해요.',
    en: 'This must be a number.',
    'zh-CN': '必须是数字。',
    'zh-TW': '必須是數字。',
  },
  whole: {
    ko: '정수여야 해요.',
    en: 'This must be a whole number.',
    'zh-CN': '必须是整数。',
    'zh-TW': '必須是整數。',
  },
  boolean: {
    ko: 'true 또는 false여야 해요.',
    en: 'This must be true or false.',
    'zh-CN': '必须是 true 或 false。',
    'zh-TW': '必須是 true 或 false。',
  },
  list: {
    ko: '목록이어야 해요.',
    en: 'This must be a list.',
    'zh-CN': '必须是列表。',
    'zh-TW': '必須是清單。',
  },
  object: {
    ko: '객체여야 해요.',
    en: 'This must be an object.',
    'zh-CN': '必须是对象。',
    'zh-TW': '必須是物件。',
  },
  one_of: {
    ko: '다음 중 하나여야 해요: {n}',
    en: 'This must be one of: {n}',
    'zh-CN': '必须是以下之一：{n}',
    'zh-TW': '必須是以下其中之一：{n}',
  },
  email: {
    ko: '이메일 주소를 확인해 주세요.',
    en: 'Please check the email address.',
    'zh-CN': '请检查邮箱地址。',
    'zh-TW': '請檢查電子郵件地址。',
  },
  id: {
    ko: 'ID 형식이 맞지 않아요(UUID).',
    en: 'This must be an ID (a UUID).',
    'zh-CN': '必须是 ID（UUID）。',
    'zh-TW': '必須是 ID（UUID）。',
  },
  channel_link: {
    ko: 'YouTube 채널 링크나 @핸들을 입력해 주세요.',
    en: 'Please enter a YouTube channel link or an @handle.',
    'zh-CN': '请输入 YouTube 频道链接或 @标识名。',
    'zh-TW': '請輸入 YouTube 頻道連結或 @帳號代碼。',
  },
  owner_name: {
    ko: '영문자나 숫자로 시작하고, 영문자, 숫자, ‘.’, ‘_’, ‘-’만 써 주세요(최대 40자).',
    en: 'Use letters, digits, “.”, “_” and “-” only, beginning with a letter or digit, at most 40.',
    'zh-CN': '只能使用英文字母、数字、“.”、“_”和“-”，以字母或数字开头，最多 40 个字符。',
    'zh-TW': '只能使用英文字母、數字、「.」、「_」和「-」，以字母或數字開頭，最多 40 個字元。',
  },
  day: {
    ko: '2026-01-31처럼 적은 날짜여야 해요.',
    en: 'This must be a day such as 2026-01-31.',
    'zh-CN': '必须是日期，例如 2026-01-31。',
    'zh-TW': '必須是日期，例如 2026-01-31。',
  },
  month: {
    ko: '2026-01처럼 적은 달이어야 해요.',
    en: 'This must be a month such as 2026-01.',
    'zh-CN': '必须是月份，例如 2026-01。',
    'zh-TW': '必須是月份，例如 2026-01。',
  },
  instant: {
    ko: '2026-01-31T09:00:00Z처럼 적은 시각이어야 해요.',
    en: 'This must be a time such as 2026-01-31T09:00:00Z.',
    'zh-CN': '必须是时间，例如 2026-01-31T09:00:00Z。',
    'zh-TW': '必須是時間，例如 2026-01-31T09:00:00Z。',
  },
  before_start: {
    ko: '시작보다 앞설 수 없어요.',
    en: 'This must not be before the start.',
    'zh-CN': '不能早于开始。',
    'zh-TW': '不能早於開始。',
  },
  days_at_most: {
    ko: '기간은 {n}일까지 고를 수 있어요.',
    en: 'A period has at most {n} days.',
    'zh-CN': '时间范围最长为 {n} 天。',
    'zh-TW': '期間最長為 {n} 天。',
  },
  months_at_most: {
    ko: '기간은 {n}개월까지 고를 수 있어요.',
    en: 'A period has at most {n} months.',
    'zh-CN': '时间范围最长为 {n} 个月。',
    'zh-TW': '期間最長為 {n} 個月。',
  },
  items_at_least: {
    ko: '{n}개 이상이어야 해요.',
    en: 'Please give at least {n}.',
    'zh-CN': '至少需要 {n} 个。',
    'zh-TW': '至少需要 {n} 個。',
  },
  items_at_most: {
    ko: '{n}개까지 보낼 수 있어요.',
    en: 'Please give at most {n}.',
    'zh-CN': '最多 {n} 个。',
    'zh-TW': '最多 {n} 個。',
  },
  part_of_assignee: {
    ko: '배정 비율은 배정된 멤버마다 한 번씩만 적어 주세요.',
    en: 'Shares are given once each, to members who have the channel.',
    'zh-CN': '只能为分配到该频道的成员各填写一次分配比例。',
    'zh-TW': '只能為指派到此頻道的成員各填寫一次指派比例。',
  },
  part_of_each: {
    ko: '새로 배정하는 멤버마다 배정 비율을 적어 주세요.',
    en: 'Please give a share to each member who is assigned.',
    'zh-CN': '请为每位新分配的成员填写分配比例。',
    'zh-TW': '請為每位新指派的成員填寫指派比例。',
  },
  parts_at_most: {
    ko: '배정 비율을 모두 더해 100%를 넘을 수 없어요.',
    en: 'The shares may add up to 100% at most.',
    'zh-CN': '分配比例合计不能超过 100%。',
    'zh-TW': '指派比例合計不能超過 100%。',
  },
  channel_divided: {
    ko: '직접 정한 배정 비율이 이미 100%인 채널이에요. 멤버를 추가한 뒤 채널 관리에서 비율을 정해 배정해 주세요.',
    en: 'The custom shares of a channel are 100% already. Add the member, then assign the channel with shares.',
    'zh-CN': '该频道的自定义分配比例已达 100%。请先添加成员，再在频道管理中设置比例并分配。',
    'zh-TW': '此頻道的自訂指派比例已達 100%。請先新增成員，再於頻道管理設定比例並指派。',
  },
  from_future: {
    ko: '오늘({n}) 뒤의 날은 고를 수 없어요.',
    en: 'This must not be after today ({n}).',
    'zh-CN': '不能晚于今天（{n}）。',
    'zh-TW': '不能晚於今天（{n}）。',
  },
  from_registered: {
    ko: '채널이 등록된 {n}부터 고를 수 있어요.',
    en: 'This must not be before {n}, when the channel was registered.',
    'zh-CN': '不能早于频道注册日 {n}。',
    'zh-TW': '不能早於頻道註冊日 {n}。',
  },
  from_closed: {
    ko: '{n} 전의 수익은 확정되어 바꿀 수 없어요.',
    en: 'Revenue before {n} is final and cannot be changed.',
    'zh-CN': '{n} 之前的收益已确定，无法更改。',
    'zh-TW': '{n} 之前的收益已確定，無法變更。',
  },
  from_other_member: {
    ko: '{n} 전에는 배정이 끝난 다른 멤버의 채널이었어요.',
    en: 'Before {n}, the channel belonged to a member who no longer has it.',
    'zh-CN': '{n} 之前该频道属于已取消分配的成员。',
    'zh-TW': '{n} 之前此頻道屬於已取消指派的成員。',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type FieldHint = keyof typeof fieldHints;

export const isFieldHint = (text: string): text is FieldHint => Object.hasOwn(fieldHints, text);
