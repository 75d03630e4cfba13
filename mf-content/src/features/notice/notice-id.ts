const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a notice. An address that was cut short or typed names none, and nobody has to be asked. */
export const isNoticeId = (text: string): boolean => UUID.test(text);
