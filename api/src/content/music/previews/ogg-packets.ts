const HEADER_BYTES = 27;
/** A segment of fewer bytes ends its packet. */
const FULL_SEGMENT = 255;

type OggPage = { segments: Uint8Array; body: Uint8Array; end: number };

const readPage = (file: Buffer, at: number): OggPage | undefined => {
  if (file.toString('latin1', at, at + 4) !== 'OggS') return undefined;
  const bodyAt = at + HEADER_BYTES + (file[at + HEADER_BYTES - 1] ?? 0);
  const segments = file.subarray(at + HEADER_BYTES, bodyAt);
  const end = bodyAt + segments.reduce((sum, length) => sum + length, 0);
  return end > file.length ? undefined : { segments, body: file.subarray(bodyAt, end), end };
};

/** The packets of an Ogg file (RFC 3533) with one stream, up to the first page that is damaged or cut off. */
export function* readOggPackets(file: Buffer): Generator<Buffer> {
  let unfinished: Uint8Array[] = [];
  for (let page = readPage(file, 0); page; page = readPage(file, page.end)) {
    let from = 0;
    for (const length of page.segments) {
      unfinished.push(page.body.subarray(from, from + length));
      from += length;
      if (length === FULL_SEGMENT) continue;
      yield Buffer.concat(unfinished);
      unfinished = [];
    }
  }
}

/** What the first packet of an Opus stream says of it (RFC 7845); undefined for other streams, and for surround sound. */
export const readOpusHead = (packet: Buffer | undefined) => {
  if (!packet || packet.length < 19 || packet.toString('latin1', 0, 8) !== 'OpusHead') return undefined;
  const channels = packet.readUInt8(9);
  return channels === 1 || channels === 2 ? { channels, preSkip: packet.readUInt16LE(10) } : undefined;
};
