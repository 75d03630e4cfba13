import { type DemoNotice, notice } from './notice-text.ts';

export const recentNotices: readonly DemoNotice[] = [
  notice(
    { key: 'figures', category: 'settlement', ageInDays: 1, isPinned: true },
    {
      ko: [
        '조회수와 예상 수익이 반영되는 시점을 알려 드려요',
        '조회수는 보통 2일 뒤, 예상 수익은 3일 뒤에 반영돼요. 날짜는 모두 태평양 시간(PT) 기준이에요.',
        '예상 수익은 그달의 확정 보고서가 들어오기 전 금액이라 정산 금액과 다를 수 있어요. 아직 들어오지 않은 날은 0이 아니라 “집계 중”으로 보여요.',
      ],
      en: [
        'When views and estimated revenue appear',
        'Views usually arrive after two days and estimated revenue after three. All days are Pacific days (PT).',
        'Estimated revenue is the amount before the month’s closing reports arrive and may differ from your settlement. A day that has not arrived yet is shown as being counted, never as 0.',
      ],
      'zh-CN': [
        '观看次数与预估收益的更新时间说明',
        '观看次数一般在 2 天后更新，预估收益在 3 天后更新。所有日期均以太平洋时间（PT）为准。',
        '预估收益为收到当月最终报告前的金额，可能与结算金额不同。尚未到达的日期会显示为“统计中”，而不是 0。',
      ],
      'zh-TW': [
        '觀看次數與預估收益的更新時間說明',
        '觀看次數通常在 2 天後更新，預估收益則在 3 天後更新。所有日期皆以太平洋時間（PT）為準。',
        '預估收益為收到當月最終報表前的金額，可能與結算金額不同。尚未到達的日期會顯示為「統計中」，而不是 0。',
      ],
    },
  ),
  notice(
    { key: 'shopping', category: 'music', ageInDays: 3 },
    {
      ko: [
        '쇼핑 사운드 12곡이 추가됐어요 🛍️',
        '상품을 소개하는 영상에 쓸 수 있는 음원이에요. 음원 메뉴의 쇼핑 사운드 탭에서 들어 보세요.',
        '사용 조건은 쇼핑 가이드에서 먼저 확인해 주세요.',
      ],
      en: [
        'Twelve new shopping sounds 🛍️',
        'You can use these tracks in videos that present products. Find them on the Shopping sounds tab of the music menu.',
        'Please read the conditions in the shopping guide first.',
      ],
      'zh-CN': [
        '新增 12 首购物音乐 🛍️',
        '这些音乐可用于介绍商品的视频，请在音乐菜单的“购物音乐”标签中查看。',
        '使用前请先阅读购物指南中的条件。',
      ],
      'zh-TW': [
        '新增 12 首購物音樂 🛍️',
        '這些音樂可用於介紹商品的影片，請到音樂選單的「購物音樂」分頁查看。',
        '使用前請先閱讀購物指南中的條件。',
      ],
    },
  ),
  notice(
    { key: 'translated-description', category: 'guide', ageInDays: 6 },
    {
      ko: [
        '번역된 채널 설명이 있으면 인증이 실패할 수 있어요',
        '채널 설명을 여러 언어로 등록했다면, 번역이 아니라 원래 설명에 인증 코드를 넣어 주세요.',
        '저장한 뒤 “게시”를 눌러야 반영돼요. 자세한 순서는 [이용 가이드의 채널 인증](/guides/auths#translated)에서 볼 수 있어요.',
      ],
      en: [
        'Verification can fail when your description is translated',
        'If your channel has its description in several languages, put the code into the original one, not into a translation.',
        'Remember to press Publish after you save. The steps are in [the guide to channel verification](/guides/auths#translated).',
      ],
      'zh-CN': [
        '频道说明有翻译时，验证可能会失败',
        '如果频道说明设置了多种语言，请把验证码填写在原始说明中，而不是翻译中。',
        '保存后别忘了点击“发布”。详细步骤请查看[使用指南中的频道验证](/guides/auths#translated)。',
      ],
      'zh-TW': [
        '頻道說明有翻譯時，驗證可能會失敗',
        '如果頻道說明設定了多種語言，請把驗證碼填在原始說明中，而不是翻譯中。',
        '儲存後別忘了按「發布」。詳細步驟請見[使用指南中的頻道驗證](/guides/auths#translated)。',
      ],
    },
  ),
  notice(
    { key: 'settlement', category: 'settlement', ageInDays: 12 },
    {
      ko: [
        '이번 달 정산 일정 안내',
        '지난달 수익은 이번 달 20일 이후 확정되고, 확정된 뒤 담당 매니저가 개별로 안내해 드려요.',
        '사업자 정보나 계좌가 바뀌었다면 [정산 정보](/payment-info)에 있는 담당 매니저에게 미리 알려 주세요.',
      ],
      en: [
        'This month’s settlement',
        'Last month’s revenue becomes final after the 20th; your account manager will then contact you.',
        'If your business details or bank account have changed, please tell the account manager named in [Payment info](/payment-info) in good time.',
      ],
      'zh-CN': [
        '本月结算安排',
        '上月收益将在本月 20 日之后确定，确定后由客户经理逐一通知。',
        '如果企业信息或账户有变更，请提前告知[结算信息](/payment-info)中的客户经理。',
      ],
      'zh-TW': [
        '本月結算時程',
        '上月收益會在本月 20 日之後確定，確定後由專屬經理個別通知。',
        '如果公司資料或帳戶有變更，請提早告知[結算資訊](/payment-info)中的專屬經理。',
      ],
    },
  ),
  notice(
    { key: 'new-tracks', category: 'music', ageInDays: 19 },
    {
      ko: [
        '신규 음원 24곡 업데이트 🎵',
        '잔잔한 BGM 10곡, 노래 9곡, OST 5곡이 새로 들어왔어요.',
        '마음에 드는 곡은 즐겨찾기에 10곡까지 담아 둘 수 있어요.',
      ],
      en: [
        '24 new tracks 🎵',
        'Ten calm BGM tracks, nine songs and five OST tracks have joined the catalogue.',
        'You can keep up to ten of your favourites within reach.',
      ],
      'zh-CN': [
        '曲库更新：新增 24 首 🎵',
        '新增 10 首舒缓 BGM、9 首歌曲和 5 首 OST。',
        '喜欢的音乐最多可收藏 10 首。',
      ],
      'zh-TW': [
        '曲庫更新：新增 24 首 🎵',
        '新增 10 首舒緩 BGM、9 首歌曲與 5 首 OST。',
        '喜歡的音樂最多可收藏 10 首。',
      ],
    },
  ),
  notice(
    { key: 'length', category: 'guide', ageInDays: 27 },
    {
      ko: [
        '영상 길이는 35초 이상을 권장해요',
        '음원이 또렷하게 들리고 35초 이상인 영상이 더 빨리 인식돼요.',
        '다른 음원을 함께 넣으면 수익이 나뉘거나 인식되지 않을 수 있으니 한 곡만 사용해 주세요.',
      ],
      en: [
        'We recommend videos of 35 seconds or more',
        'Videos in which the music is clearly audible for 35 seconds or longer are recognised sooner.',
        'Use one track only: with several, revenue may be split or the track not recognised at all.',
      ],
      'zh-CN': [
        '建议视频时长不少于 35 秒',
        '音乐清晰可辨且超过 35 秒的视频识别更快。',
        '请只使用一首音乐，同时使用多首可能导致收益拆分或无法识别。',
      ],
      'zh-TW': [
        '建議影片長度不少於 35 秒',
        '音樂清晰可辨且超過 35 秒的影片辨識更快。',
        '請只使用一首音樂，同時使用多首可能導致收益拆分或無法辨識。',
      ],
    },
  ),
];
