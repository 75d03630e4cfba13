import { channelErrors } from '../modules/channel/channel-errors.ts';
import { tokenErrors } from '../modules/deploy-token/deploy-token-errors.ts';
import { releaseErrors } from '../modules/release/release-errors.ts';
import { exportErrors } from './export/export-errors.ts';
import type { Language } from './http/languages.ts';
import { requestErrors } from './http/request-errors.ts';

export type ErrorEntry = {
  status: number;
  /** Safe to show to any user, in every language. */
  message: Record<Language, string>;
};

const texts = (ko: string, en: string, zhCN: string, zhTW: string): ErrorEntry['message'] => ({
  ko,
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
});

/** Every failure of a call: code → status and text. A module adds its own lines here. */
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
  ...requestErrors,
  ...exportErrors,
  unauthenticated: {
    status: 401,
    message: texts('다시 로그인해 주세요.', 'Please sign in again.', '请重新登录。', '請重新登入。'),
  },
  bad_credentials: {
    status: 401,
    message: texts(
      '이메일 또는 비밀번호가 맞지 않아요.',
      'The email or password is not correct.',
      '邮箱或密码不正确。',
      '電子郵件或密碼不正確。',
    ),
  },
  server_key_invalid: {
    status: 401,
    message: texts(
      '서버 키를 확인할 수 없어요.',
      'The server key is not known.',
      '服务器密钥无效。',
      '伺服器金鑰無效。',
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
      '该登录不属于此站点，请重新登录。',
      '此登入不屬於本網站，請重新登入。',
    ),
  },
  foreign_origin: {
    status: 403,
    message: texts(
      '다른 사이트의 페이지에서 보낸 요청은 받지 않아요.',
      'Requests made by pages of other sites are not accepted.',
      '不接受来自其他网站页面的请求。',
      '不接受其他網站頁面送出的請求。',
    ),
  },
  not_found: {
    status: 404,
    message: texts('찾을 수 없어요.', 'It could not be found.', '找不到该内容。', '找不到該內容。'),
  },
  method_not_offered: {
    status: 404,
    message: texts(
      '이 주소에서는 쓸 수 없는 메서드예요. Allow 헤더를 확인해 주세요.',
      'This address does not offer this method. The Allow header says which it does.',
      '该地址不支持此方法，可用的方法见 Allow 标头。',
      '此網址不支援這個方法，可用的方法請見 Allow 標頭。',
    ),
  },
  unknown_domain: {
    status: 404,
    message: texts(
      '등록되지 않은 사이트예요.',
      'This site is not registered.',
      '该站点尚未注册。',
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
  conflict: {
    status: 409,
    message: texts(
      '그사이 내용이 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.',
      'It has changed in the meantime. Please reload and try again.',
      '内容已发生变化，请刷新后重试。',
      '內容已變更，請重新整理後再試。',
    ),
  },
  favourites_full: {
    status: 409,
    message: texts(
      '즐겨찾기는 10곡까지 담을 수 있어요.',
      'You can keep up to 10 favourites.',
      '最多可收藏 10 首。',
      '最多可收藏 10 首。',
    ),
  },
  view_name_taken: {
    status: 409,
    message: texts(
      '같은 이름으로 저장한 보기가 있어요.',
      'You have a view with this name already.',
      '已有同名的视图。',
      '已有同名的檢視。',
    ),
  },
  views_full: {
    status: 409,
    message: texts(
      '보기는 50개까지 저장할 수 있어요.',
      'You can save up to 50 views.',
      '最多可保存 50 个视图。',
      '最多可儲存 50 個檢視。',
    ),
  },
  domain_taken: {
    status: 409,
    message: texts(
      '이미 등록된 사이트예요.',
      'This site is registered already.',
      '该站点已注册。',
      '此網站已註冊。',
    ),
  },
  site_in_use: {
    status: 409,
    message: texts(
      '채널이 등록된 계정이 있는 사이트는 삭제할 수 없어요.',
      'A site with accounts that have channels cannot be deleted.',
      '该站点下有账号已注册频道，无法删除。',
      '此網站有帳號已註冊頻道，無法刪除。',
    ),
  },
  request_in_progress: {
    status: 409,
    message: texts(
      '같은 요청을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.',
      'The same request is being carried out. Please look again shortly.',
      '同一请求正在处理中，请稍后再查看。',
      '相同的請求正在處理中，請稍後再確認。',
    ),
  },
  ...channelErrors,
  ...releaseErrors,
  ...tokenErrors,
  token_name_taken: {
    status: 409,
    message: texts(
      '같은 이름의 토큰이 이미 있었어요. 다른 이름을 써 주세요.',
      'A token of this name exists or existed. Choose another name.',
      '已有或曾有同名令牌，请使用其他名称。',
      '已有或曾有同名權杖，請使用其他名稱。',
    ),
  },
  external_code_invalid: {
    status: 410,
    message: texts(
      '로그인 링크를 더 이상 쓸 수 없어요. 원래 사이트에서 다시 시도해 주세요.',
      'This sign-in link can no longer be used. Please start again from the site you came from.',
      '该登录链接已失效，请从原网站重新进入。',
      '此登入連結已失效，請從原網站重新進入。',
    ),
  },
  version_conflict: {
    status: 412,
    message: texts(
      '그사이 다른 사람이 내용을 바꿨어요. 지금 내용을 확인해 주세요.',
      'Somebody else changed it in the meantime. Please look at what it is now.',
      '其间有人更改了内容，请确认当前内容。',
      '期間有人變更了內容，請確認目前的內容。',
    ),
  },
  version_required: {
    status: 428,
    message: texts(
      '어떤 내용을 보고 바꾸는지 알려 주세요(If-Match).',
      'Say which version this changes (If-Match).',
      '请指明要更改的版本（If-Match）。',
      '請指明要變更的版本（If-Match）。',
    ),
  },
  idempotency_key_reused: {
    status: 422,
    message: texts(
      '다른 내용으로 이미 보낸 요청이에요. 다시 시도해 주세요.',
      'This request was sent before with other content. Please try again.',
      '该请求已用其他内容发送过，请重试。',
      '此請求已用其他內容送出過，請再試一次。',
    ),
  },
  report_malformed: {
    status: 422,
    message: texts(
      '파일에서 아무것도 반영하지 않았어요. 이유를 확인해 주세요.',
      'Nothing of the file was taken in. See the reasons.',
      '未导入该文件的任何内容，请查看原因。',
      '未匯入此檔案的任何內容，請查看原因。',
    ),
  },
  delivery_doubtful: {
    status: 422,
    message: texts(
      '이상해 보여서 아무것도 바꾸지 않았어요. 이유를 확인해 주세요. 맞다면 그래도 진행할 수 있어요.',
      'This looks wrong, so nothing was changed. See the reasons. If it is right, it can be done all the same.',
      '疑似有误，未做任何更改。请查看原因，如确认无误，仍可继续。',
      '疑似有誤，未做任何變更。請查看原因，如確認無誤，仍可繼續。',
    ),
  },
  delivery_gone: {
    status: 409,
    message: texts(
      '되돌릴 파일이 더 이상 보관되어 있지 않아 아무것도 바꾸지 않았어요. 그 파일을 먼저 다시 보내 주세요.',
      'The earlier file is not kept any more, so nothing was changed. Send that file again first.',
      '较早的文件已不再保存，未作任何更改。请先重新发送该文件。',
      '較早的檔案已不再保存，未做任何變更。請先重新送出該檔案。',
    ),
  },
  busy: {
    status: 429,
    message: texts(
      '지금 요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.',
      'There are too many requests right now. Please try again shortly.',
      '当前请求过多，请稍后再试。',
      '目前請求過多，請稍後再試。',
    ),
  },
  too_many_attempts: {
    status: 429,
    message: texts(
      '시도 횟수가 너무 많아요. 잠시 뒤 다시 시도해 주세요.',
      'Too many attempts. Please try again in a while.',
      '尝试次数过多，请稍后再试。',
      '嘗試次數過多，請稍後再試。',
    ),
  },
  internal: {
    status: 500,
    message: texts(
      '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.',
      'Something went wrong. Please try again in a while.',
      '出现问题，请稍后再试。',
      '發生問題，請稍後再試。',
    ),
  },
  unavailable: {
    status: 503,
    message: texts(
      '지금은 서비스를 이용할 수 없어요. 잠시 뒤 다시 시도해 주세요.',
      'The service is not available right now. Please try again shortly.',
      '服务暂时不可用，请稍后再试。',
      '服務暫時無法使用，請稍後再試。',
    ),
  },
} as const satisfies Record<string, ErrorEntry>;
