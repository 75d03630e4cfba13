const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID and so can be the id of a notice; any other needs no request. */
export const isNoticeId = (text: string): boolean => UUID.test(text);
