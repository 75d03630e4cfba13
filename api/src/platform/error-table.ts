import { releaseErrors } from '../modules/release/release-errors.ts';
import type { Language } from './http/languages.ts';

export type ErrorEntry = {
  status: number;
  /** Safe to show to anybody, in every language. */
  message: Record<Language, string>;
};

const texts = (ko: string, en: string, zhCN: string, zhTW: string): ErrorEntry['message'] => ({
  ko,
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
});

/** Every way in which a call can fail: code → status and text. A module adds its lines here. */
export const errorTable = {
  validation: {
    status: 400,
    message: texts(
      '입력한 내용을 확인해 주세요.',
      'Please check what you entered.',
      '请检查输入的内容。',
      '請檢查輸入的內容。',
    ),
  },
  bad_request: {
    status: 400,
    message: texts(
      '요청을 이해할 수 없어요.',
      'The request could not be understood.',
      '无法识别该请求。',
      '無法識別此請求。',
    ),
  },
  header_invalid: {
    status: 400,
    message: texts(
      '요청에 필요한 정보가 빠졌어요. 페이지를 새로고침해 주세요.',
      'The request is missing information. Please reload the page.',
      '请求缺少必要信息，请刷新页面。',
      '請求缺少必要資訊，請重新整理頁面。',
    ),
  },
  unauthenticated: {
    status: 401,
    message: texts('다시 로그인해 주세요.', 'Please sign in again.', '请重新登录。', '請重新登入。'),
  },
  bad_credentials: {
    status: 401,
    message: texts(
      '아이디 또는 비밀번호가 맞지 않아요.',
      'The ID or password is not correct.',
      '账号或密码不正确。',
      '帳號或密碼不正確。',
    ),
  },
  forbidden: {
    status: 403,
    message: texts(
      '이 작업을 할 권한이 없어요.',
      'You do not have permission to do this.',
      '您没有权限执行此操作。',
      '您沒有權限執行此操作。',
    ),
  },
  wrong_password: {
    status: 403,
    message: texts('비밀번호가 맞지 않아요.', 'The password is not correct.', '密码不正确。', '密碼不正確。'),
  },
  protection_mismatch: {
    status: 403,
    message: texts(
      '요청을 확인할 수 없어요. 페이지를 새로고침해 주세요.',
      'The request could not be verified. Please reload the page.',
      '无法验证该请求，请刷新页面。',
      '無法驗證此請求，請重新整理頁面。',
    ),
  },
  domain_mismatch: {
    status: 403,
    message: texts(
      '이 사이트에서 쓸 수 없는 로그인이에요. 다시 로그인해 주세요.',
      'This sign-in does not belong to this site. Please sign in again.',
      '该登录不属于此网站，请重新登录。',
      '此登入不屬於本網站，請重新登入。',
    ),
  },
  not_found: {
    status: 404,
    message: texts('찾을 수 없어요.', 'It could not be found.', '找不到该内容。', '找不到該內容。'),
  },
  unknown_domain: {
    status: 404,
    message: texts(
      '등록되지 않은 사이트예요.',
      'This site is not registered.',
      '该网站尚未注册。',
      '此網站尚未註冊。',
    ),
  },
  email_taken: {
    status: 409,
    message: texts(
      '이미 사용 중인 이메일이에요.',
      'This email address is already in use.',
      '该邮箱已被使用。',
      '此電子郵件已被使用。',
    ),
  },
  channel_taken: {
    status: 409,
    message: texts(
      '이미 등록된 채널이에요.',
      'This channel is already registered.',
      '该频道已被注册。',
      '此頻道已被註冊。',
    ),
  },
  conflict: {
    status: 409,
    message: texts(
      '그사이 내용이 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.',
      'It has changed in the meantime. Please reload and try again.',
      '内容已发生变化，请刷新后重试。',
      '內容已變更，請重新整理後再試。',
    ),
  },
  ...releaseErrors,
  body_too_large: {
    status: 413,
    message: texts(
      '보낸 내용이 너무 커요.',
      'What was sent is too large.',
      '发送的内容过大。',
      '傳送的內容過大。',
    ),
  },
  unsupported_media_type: {
    status: 415,
    message: texts(
      '지원하지 않는 형식이에요.',
      'This format is not supported.',
      '不支持该格式。',
      '不支援此格式。',
    ),
  },
  report_malformed: {
    status: 422,
    message: texts(
      '리포트 파일을 읽을 수 없어요. 이유를 확인해 주세요.',
      'The report file cannot be read. See the reasons.',
      '无法读取报告文件，请查看原因。',
      '無法讀取報告檔案，請查看原因。',
    ),
  },
  too_many_attempts: {
    status: 429,
    message: texts(
      '시도 횟수가 너무 많아요. 잠시 후 다시 시도해 주세요.',
      'Too many attempts. Please try again in a while.',
      '尝试次数过多，请稍后再试。',
      '嘗試次數過多，請稍後再試。',
    ),
  },
  internal: {
    status: 500,
    message: texts(
      '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'Something went wrong. Please try again in a while.',
      '出现问题，请稍后再试。',
      '發生問題，請稍後再試。',
    ),
  },
  unavailable: {
    status: 503,
    message: texts(
      '지금은 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
      'The service is not available right now. Please try again shortly.',
      '服务暂时不可用，请稍后再试。',
      '服務暫時無法使用，請稍後再試。',
    ),
  },
} as const satisfies Record<string, ErrorEntry>;
