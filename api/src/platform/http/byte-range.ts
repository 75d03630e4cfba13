/** The first and the last byte of a part of a file. */
export type ByteRange = { first: number; last: number };

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part that a `Range` header asks for (RFC 9110): undefined where the whole file is the response, as for other units,
 * several parts or a malformed header; `unsatisfiable` where no byte is in it.
 */
export const parseByteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', until = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && until === '') return undefined;
  // Without a beginning, the number is that of the last bytes.
  const first = from === '' ? Math.max(0, size - Number(until)) : Number(from);
  const last = from === '' || until === '' ? size - 1 : Math.min(size - 1, Number(until));
  if (from !== '' && until !== '' && Number(until) < first) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
};
