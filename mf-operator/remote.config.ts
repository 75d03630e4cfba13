import type { RemoteConfig } from '@portal/shared/release';

const review = { ko: '채널 심사', en: 'Channel review', 'zh-CN': '频道审核', 'zh-TW': '頻道審核' };

const deliveries = { ko: '보고서 수신', en: 'Deliveries', 'zh-CN': '报告接收', 'zh-TW': '報表接收' };

const notices = { ko: '공지 관리', en: 'Notices', 'zh-CN': '公告管理', 'zh-TW': '公告管理' };

const noticeNew = { ko: '새 공지', en: 'New notice', 'zh-CN': '新建公告', 'zh-TW': '新增公告' };

const notice = { ko: '공지 수정', en: 'Edit notice', 'zh-CN': '编辑公告', 'zh-TW': '編輯公告' };

const releases = { ko: '릴리스', en: 'Releases', 'zh-CN': '发布', 'zh-TW': '發布' };

const sites = { ko: '사이트', en: 'Sites', 'zh-CN': '站点', 'zh-TW': '網站' };

const rates = { ko: '환율', en: 'Exchange rates', 'zh-CN': '汇率', 'zh-TW': '匯率' };

const closing = { ko: '월 마감', en: 'Closing', 'zh-CN': '月度关账', 'zh-TW': '月份關帳' };

const payouts = { ko: '지급 관리', en: 'Payouts', 'zh-CN': '付款管理', 'zh-TW': '付款管理' };

const music = { ko: '음원 가져오기', en: 'Music import', 'zh-CN': '音乐导入', 'zh-TW': '音樂匯入' };

export default {
  name: 'mf-operator',
  contract: '^1.0.0',
  // Pages for operators only make the release of a console domain the only one that starts with this remote.
  routes: [
    {
      id: 'review',
      path: '/operator/review',
      layout: 'dashboard',
      permission: 'operator',
      title: review,
    },
    {
      id: 'deliveries',
      path: '/operator/deliveries',
      layout: 'dashboard',
      permission: 'operator',
      title: deliveries,
    },
    {
      id: 'notices',
      path: '/operator/notices',
      layout: 'dashboard',
      permission: 'operator',
      title: notices,
    },
    {
      id: 'notice-new',
      path: '/operator/notices/new',
      layout: 'dashboard',
      permission: 'operator',
      title: noticeNew,
    },
    {
      id: 'notice',
      path: '/operator/notices/:id',
      layout: 'dashboard',
      permission: 'operator',
      title: notice,
    },
    {
      id: 'releases',
      path: '/operator/releases',
      layout: 'dashboard',
      permission: 'operator',
      title: releases,
    },
    {
      id: 'sites',
      path: '/operator/sites',
      layout: 'dashboard',
      permission: 'operator',
      title: sites,
    },
    {
      id: 'rates',
      path: '/operator/rates',
      layout: 'dashboard',
      permission: 'operator',
      title: rates,
    },
    {
      id: 'closing',
      path: '/operator/closing',
      layout: 'dashboard',
      permission: 'operator',
      title: closing,
    },
    {
      id: 'payouts',
      path: '/operator/payouts',
      layout: 'dashboard',
      permission: 'operator',
      title: payouts,
    },
    {
      id: 'music',
      path: '/operator/music',
      layout: 'dashboard',
      permission: 'operator',
      title: music,
    },
    {
      id: 'site',
      path: '/operator/sites/:domain',
      layout: 'dashboard',
      permission: 'operator',
      title: { ko: '사이트 설정', en: 'Site settings', 'zh-CN': '站点设置', 'zh-TW': '網站設定' },
    },
  ],
  nav: [
    {
      id: 'review',
      order: 500,
      group: 'operation',
      icon: 'channels',
      label: review,
      route: 'review',
      permission: 'operator',
    },
    {
      id: 'deliveries',
      order: 510,
      group: 'operation',
      icon: 'chart',
      label: deliveries,
      route: 'deliveries',
      permission: 'operator',
    },
    {
      id: 'notice-editing',
      order: 520,
      group: 'operation',
      // The shell counts what its reader has not read at the icon of notices; operators write them.
      icon: 'file',
      label: notices,
      route: 'notices',
      permission: 'operator',
    },
    {
      id: 'releases',
      order: 530,
      group: 'operation',
      icon: 'settings',
      label: releases,
      route: 'releases',
      permission: 'operator',
    },
    {
      id: 'sites',
      order: 540,
      group: 'operation',
      icon: 'globe',
      label: sites,
      route: 'sites',
      permission: 'operator',
    },
    {
      id: 'rates',
      order: 512,
      group: 'operation',
      icon: 'payment',
      // In English the title is too long for the bottom bar.
      label: { ...rates, en: 'Rates' },
      route: 'rates',
      permission: 'operator',
    },
    {
      id: 'closing',
      order: 513,
      group: 'operation',
      icon: 'guides',
      label: closing,
      route: 'closing',
      permission: 'operator',
    },
    {
      id: 'partner-payouts',
      order: 514,
      group: 'operation',
      icon: 'wallet',
      label: payouts,
      route: 'payouts',
      permission: 'operator',
    },
    {
      id: 'music-import',
      order: 515,
      group: 'operation',
      icon: 'music',
      label: music,
      route: 'music',
      permission: 'operator',
    },
  ],
  modals: ['delete', 'release', 'review', 'addSite', 'addAccount'],
  locales: ['ko', 'en', 'zh-CN', 'zh-TW'],
} satisfies RemoteConfig;
