import type { RemoteConfig } from '@portal/shared/release';

export default {
  name: 'mf-dashboard',
  contract: '^1.0.0',
  routes: [
    {
      id: 'dashboard',
      path: '/dashboard',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '대시보드', en: 'Dashboard', 'zh-CN': '仪表盘', 'zh-TW': '儀表板' },
    },
    {
      id: 'report-channel',
      path: '/report-channel',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '채널 데이터', en: 'Channel data', 'zh-CN': '频道数据', 'zh-TW': '頻道數據' },
    },
    {
      id: 'report-video',
      path: '/report-video',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '쇼츠 데이터', en: 'Shorts data', 'zh-CN': 'Shorts 数据', 'zh-TW': 'Shorts 數據' },
    },
    {
      id: 'video',
      path: '/report-video/:id',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '영상 상세', en: 'Video details', 'zh-CN': '视频详情', 'zh-TW': '影片詳情' },
    },
    {
      id: 'statement',
      path: '/dashboard/statement',
      layout: 'dashboard',
      permission: 'signed-in',
      title: { ko: '월별 정산서', en: 'Monthly statement', 'zh-CN': '月度结算单', 'zh-TW': '月結算單' },
    },
  ],
  nav: [
    {
      id: 'dashboard',
      order: 10,
      group: 'performance',
      icon: 'dashboard',
      label: { ko: '대시보드', en: 'Dashboard', 'zh-CN': '仪表盘', 'zh-TW': '儀表板' },
      route: 'dashboard',
      permission: 'signed-in',
    },
    {
      id: 'report-channel',
      order: 20,
      group: 'performance',
      icon: 'chart',
      label: { ko: '채널 데이터', en: 'Channel data', 'zh-CN': '频道数据', 'zh-TW': '頻道數據' },
      route: 'report-channel',
      permission: 'signed-in',
    },
    {
      id: 'report-video',
      order: 30,
      group: 'performance',
      icon: 'film',
      label: { ko: '쇼츠 데이터', en: 'Shorts data', 'zh-CN': 'Shorts 数据', 'zh-TW': 'Shorts 數據' },
      route: 'report-video',
      permission: 'signed-in',
    },
  ],
  modals: ['videoDetail'],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
