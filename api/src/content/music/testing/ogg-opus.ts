/** The checksum of Ogg pages: a CRC of the polynomial 0x04c11db7, not reflected. */
const checksum = (bytes: Buffer) => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc < 0 ? 0x04_c1_1d_b7 : 0);
  }
  return crc >>> 0;
};

type Page = { number: number; flags: number; position: number; packets: readonly Buffer[] };

const writePage = ({ number, flags, position, packets }: Page) => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = flags;
  head.writeUInt32LE(position, 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
};

const opusHead = () => {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head[8] = 1;
  head[9] = 1;
  head.writeUInt32LE(48_000, 12);
  return head;
};

const opusTags = Buffer.concat([Buffer.from('OpusTags', 'latin1'), Buffer.alloc(8)]);

/** A packet of 20 ms of silence. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
const PACKETS_PER_SECOND = 50;
const SAMPLES_PER_SECOND = 48_000;

/** An Ogg Opus file of silence. */
export const createOggOpus = (seconds: number): Buffer =>
  Buffer.concat([
    writePage({ number: 0, flags: 2, position: 0, packets: [opusHead()] }),
    writePage({ number: 1, flags: 0, position: 0, packets: [opusTags] }),
    ...Array.from({ length: seconds }, (_, second) =>
      writePage({
        number: second + 2,
        flags: second + 1 === seconds ? 4 : 0,
        position: (second + 1) * SAMPLES_PER_SECOND,
        packets: Array.from({ length: PACKETS_PER_SECOND }, () => SILENCE),
      }),
    ),
  ]);
