import type { Language } from '../../platform/http/languages.ts';

/** Refusals of calls with a deploy token. */
export const tokenErrors = {
  token_invalid: {
    status: 401,
    message: {
      ko: '배포 토큰을 확인할 수 없어요.',
      en: 'The deploy token is not known.',
      'zh-CN': '部署令牌无效。',
      'zh-TW': '部署權杖無效。',
    },
  },
  token_expired: {
    status: 401,
    message: {
      ko: '배포 토큰이 만료됐어요. 새로 만들어 주세요.',
      en: 'The deploy token has expired. Create a new one.',
      'zh-CN': '部署令牌已过期，请创建新的令牌。',
      'zh-TW': '部署權杖已過期，請建立新的權杖。',
    },
  },
  token_revoked: {
    status: 401,
    message: {
      ko: '배포 토큰이 폐기됐어요.',
      en: 'The deploy token was revoked.',
      'zh-CN': '部署令牌已被吊销。',
      'zh-TW': '部署權杖已被撤銷。',
    },
  },
  token_scope: {
    status: 403,
    message: {
      ko: '이 배포 토큰으로는 이 리모트나 사이트를 바꿀 수 없어요.',
      en: 'The deploy token is not for this remote or site.',
      'zh-CN': '该部署令牌不适用于此远程模块或站点。',
      'zh-TW': '此部署權杖不適用於此遠端模組或網站。',
    },
  },
  tls_required: {
    status: 403,
    message: {
      ko: '배포 토큰은 HTTPS로만 보낼 수 있어요.',
      en: 'A deploy token is accepted over HTTPS only; behind a proxy, the server needs TRUSTED_PROXIES.',
      'zh-CN': '部署令牌只能通过 HTTPS 发送。',
      'zh-TW': '部署權杖只能透過 HTTPS 傳送。',
    },
  },
} as const satisfies Record<string, { status: number; message: Record<Language, string> }>;
