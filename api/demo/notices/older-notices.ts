import { type DemoNotice, notice } from './notice-text.ts';

export const olderNotices: readonly DemoNotice[] = [
  notice(
    { key: 'premium', category: 'general', ageInDays: 41 },
    {
      ko: [
        '프리미엄 지표를 볼 수 있어요',
        '대시보드에 프리미엄 조회수, 프리미엄 비율, 프리미엄 단가가 추가됐어요.',
        '프리미엄 수익은 예상 수익에 이미 포함된 금액이에요.',
      ],
      en: [
        'Premium metrics have arrived',
        'The dashboard now shows Premium views, their share of all views, and their RPM.',
        'Premium revenue is already part of the estimated revenue.',
      ],
      'zh-CN': [
        '新增 Premium 指标',
        '仪表盘新增 Premium 观看次数、比例和每千次收益。',
        'Premium 收益已包含在预估收益中。',
      ],
      'zh-TW': [
        '新增 Premium 指標',
        '儀表板新增 Premium 觀看次數、比例與每千次收益。',
        'Premium 收益已包含在預估收益中。',
      ],
    },
  ),
  notice(
    { key: 'maintenance', category: 'maintenance', ageInDays: 58 },
    {
      ko: [
        '서비스 점검이 끝났어요',
        '새벽 2시부터 4시까지 진행한 점검이 예정대로 끝났어요. 기다려 주셔서 고마워요.',
        '화면이 이상하게 보이면 새로고침해 주세요.',
      ],
      en: [
        'Maintenance is complete',
        'The work between 2 and 4 a.m. finished as planned. Thank you for your patience.',
        'If a page looks odd, please reload it.',
      ],
      'zh-CN': [
        '系统维护已完成',
        '凌晨 2 点至 4 点的维护已按计划完成，感谢您的耐心等待。',
        '如页面显示异常，请刷新后重试。',
      ],
      'zh-TW': [
        '系統維護已完成',
        '凌晨 2 點至 4 點的維護已如期完成，感謝您的耐心等候。',
        '若頁面顯示異常，請重新整理後再試。',
      ],
    },
  ),
  notice(
    { key: 'fee-rate', category: 'settlement', ageInDays: 76 },
    {
      ko: [
        '멤버별 배분율을 바꿀 수 있어요',
        '멤버 관리에서 배분율을 정하면 그날부터 적용돼요. 지난 기간의 금액은 바뀌지 않아요.',
        '멤버에게도 적용 중인 배분율이 똑같이 보여요.',
      ],
      en: [
        'Set the revenue share for each member',
        'A share set in member management applies from that day on; earlier amounts stay as they were.',
        'Members see the same share that you see.',
      ],
      'zh-CN': [
        '可为每位成员设置分成比例',
        '在成员管理中设置后，当天起生效，之前的金额不会改变。',
        '成员也能看到当前适用的分成比例。',
      ],
      'zh-TW': [
        '可為每位成員設定分潤比例',
        '在成員管理中設定後，當天起生效，先前的金額不會改變。',
        '成員也能看到目前適用的分潤比例。',
      ],
    },
  ),
  notice(
    { key: 'mobile-limit', category: 'guide', ageInDays: 103 },
    {
      ko: [
        '모바일 음원 시간제한 해제 방법이 바뀌었어요',
        'ISRC로 음원을 검색해 고른 뒤, 시작 지점을 0:00으로 옮기고 확인을 눌러 주세요.',
        'iOS와 Android 화면이 달라서 가이드를 따로 준비했어요.',
      ],
      en: [
        'A new way to remove the time limit on mobile',
        'Search for the track by its ISRC, select it, drag the start to 0:00 and confirm.',
        'iOS and Android look different, so each has a guide of its own.',
      ],
      'zh-CN': [
        '移动端解除时长限制的方法有更新',
        '用 ISRC 搜索并选中音乐，将起点拖到 0:00 后确认即可。',
        'iOS 与 Android 界面不同，我们分别准备了指南。',
      ],
      'zh-TW': [
        '行動裝置解除時間限制的方法有更新',
        '用 ISRC 搜尋並選取音樂，將起點拖到 0:00 後確認即可。',
        'iOS 與 Android 介面不同，我們分別準備了指南。',
      ],
    },
  ),
  notice(
    { key: 'privacy', category: 'general', ageInDays: 149 },
    {
      ko: [
        '개인정보 처리방침이 개정됐어요',
        '보관 기간과 위탁 업체 항목이 바뀌었어요. 바뀐 내용은 시행 7일 전부터 볼 수 있어요.',
        '동의하지 않으면 계정 설정에서 탈퇴할 수 있어요.',
      ],
      en: [
        'Our privacy policy has changed',
        'Retention periods and the list of processors were revised. The new text is available seven days before it takes effect.',
        'If you do not agree, you can close your account in the account settings.',
      ],
      'zh-CN': [
        '隐私政策更新',
        '更新了保存期限与受托方相关条款，新版内容在生效前 7 天即可查看。',
        '如不同意，可在账号设置中注销。',
      ],
      'zh-TW': [
        '隱私權政策更新',
        '更新了保存期限與受託方相關條款，新版內容在生效前 7 天即可查看。',
        '如不同意，可在帳號設定中刪除帳號。',
      ],
    },
  ),
  notice(
    { key: 'opening', category: 'general', ageInDays: 212 },
    {
      ko: [
        '파트너 포털을 새로 열었어요 🎉',
        '채널 등록부터 인증, 수익 확인, 음원 검색까지 한곳에서 할 수 있어요.',
        '처음이라면 이용 가이드의 “채널 인증”부터 읽어 보세요.',
      ],
      en: [
        'The new partner portal is open 🎉',
        'Register and verify channels, follow your revenue and search the music catalogue, all in one place.',
        'New here? Start with the guide to channel verification.',
      ],
      'zh-CN': [
        '全新合作伙伴门户上线 🎉',
        '频道注册、验证、收益查看与音乐搜索，一站完成。',
        '初次使用请先阅读指南中的“频道验证”。',
      ],
      'zh-TW': [
        '全新合作夥伴入口網站上線 🎉',
        '頻道註冊、驗證、收益查看與音樂搜尋，一次完成。',
        '初次使用請先閱讀指南中的「頻道驗證」。',
      ],
    },
  ),
];
