/** Ids of channels begin with it; files of Studio leave it out. */
const PREFIX = 'UC';
/** The length of the rest. */
const REST_LENGTH = 22;

/** Whether a cell of this length is the id of a channel without its beginning. */
export const isShortened = (length: number) => length === REST_LENGTH;

/** The id of a channel, whose beginning the file may leave out. */
export const completeChannelId = (text: string) => (isShortened(text.length) ? `${PREFIX}${text}` : text);

/** The same of a cell's bytes; the returned bytes are overwritten by the next call. */
export const createChannelIdBytes = () => {
  const whole = Buffer.alloc(PREFIX.length + REST_LENGTH);
  whole.write(PREFIX, 'latin1');
  return (bytes: Buffer, from: number, to: number) => {
    bytes.copy(whole, PREFIX.length, from, to);
    return whole;
  };
};
