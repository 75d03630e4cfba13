import type { Language } from './languages.ts';

type Entry = { status: number; message: Record<Language, string> };

/** Failures of requests that end before a handler runs. */
export const requestErrors = {
  bad_request: {
    status: 400,
    message: {
      ko: '요청을 이해할 수 없어요.',
      en: 'The request could not be understood.',
      'zh-CN': '无法识别该请求。',
      'zh-TW': '無法識別此請求。',
    },
  },
  address_malformed: {
    status: 400,
    message: {
      ko: '주소를 읽을 수 없어요. % 뒤의 글자를 확인해 주세요.',
      en: 'The address cannot be read. Please check what follows each %.',
      'zh-CN': '无法读取该地址，请检查 % 后面的字符。',
      'zh-TW': '無法讀取該網址，請檢查 % 後面的字元。',
    },
  },
  body_malformed: {
    status: 400,
    message: {
      ko: '보낸 내용이 올바른 JSON 객체(UTF-8)가 아니에요.',
      en: 'What was sent is not a valid JSON object (UTF-8).',
      'zh-CN': '发送的内容不是有效的 JSON 对象（UTF-8）。',
      'zh-TW': '傳送的內容不是有效的 JSON 物件（UTF-8）。',
    },
  },
  header_invalid: {
    status: 400,
    message: {
      ko: '요청에 필요한 정보가 없거나 맞지 않아요. 페이지를 새로고침해 주세요.',
      en: 'The request lacks information, or some of it does not fit. Please reload the page.',
      'zh-CN': '请求缺少必要信息或信息有误，请刷新页面。',
      'zh-TW': '請求缺少必要資訊或資訊有誤，請重新整理頁面。',
    },
  },
  body_too_large: {
    status: 413,
    message: {
      ko: '보낸 내용이 너무 커요.',
      en: 'What was sent is too large.',
      'zh-CN': '发送的内容过大。',
      'zh-TW': '傳送的內容過大。',
    },
  },
  request_timeout: {
    status: 408,
    message: {
      ko: '요청이 너무 오래 걸렸어요. 다시 시도해 주세요.',
      en: 'The request took too long to arrive. Please try again.',
      'zh-CN': '请求传输时间过长，请重试。',
      'zh-TW': '請求傳送時間過長，請再試一次。',
    },
  },
  headers_too_large: {
    status: 431,
    message: {
      ko: '요청 주소나 헤더가 너무 길어요.',
      en: 'The address or the headers of the request are too long.',
      'zh-CN': '请求的地址或标头过长。',
      'zh-TW': '請求的網址或標頭過長。',
    },
  },
  unsupported_media_type: {
    status: 415,
    message: {
      ko: '지원하지 않는 형식이에요. Content-Type과 Content-Encoding을 확인해 주세요.',
      en: 'This format is not supported. Please check Content-Type and Content-Encoding.',
      'zh-CN': '不支持该格式，请检查 Content-Type 和 Content-Encoding。',
      'zh-TW': '不支援此格式，請檢查 Content-Type 和 Content-Encoding。',
    },
  },
} as const satisfies Record<string, Entry>;
