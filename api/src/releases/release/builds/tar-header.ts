/** The size of a tar block in bytes. */
export const BLOCK = 512;

const CHECKSUM_START = 148;
const CHECKSUM_END = 156;
const SPACE = 0x20;

export type TarEntry = { name: string; size: number; type: 'file' | 'directory' | 'extension' | 'other' };

const text = (block: Buffer, start: number, length: number) => {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
};

const octal = (block: Buffer, start: number, length: number) => {
  const digits = text(block, start, length).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
};

/** The sum of a header's bytes, with its checksum field counted as spaces. */
const computeChecksum = (block: Buffer) =>
  block.reduce(
    (sum, byte, index) => sum + (index >= CHECKSUM_START && index < CHECKSUM_END ? SPACE : byte),
    0,
  );

const TYPES: Record<string, TarEntry['type']> = {
  '0': 'file',
  '\0': 'file',
  '': 'file',
  '5': 'directory',
  // Attributes that common tools add before an entry; they are not used.
  x: 'extension',
  g: 'extension',
};

/** Parses a header of a tar archive (POSIX ustar); undefined when it is not one. */
export function readTarHeader(block: Buffer): TarEntry | undefined {
  const size = octal(block, 124, 12);
  if (size === undefined || octal(block, CHECKSUM_START, 8) !== computeChecksum(block)) return undefined;
  const prefix = text(block, 257, 5) === 'ustar' ? text(block, 345, 155) : '';
  const name = text(block, 0, 100);
  return { name: prefix ? `${prefix}/${name}` : name, size, type: TYPES[text(block, 156, 1)] ?? 'other' };
}

/** Creates the header of a plain file. */
export function writeTarHeader(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const cut = name.length <= 100 ? 0 : name.indexOf('/', name.length - 101) + 1;
  if (name.length > 100 && (cut === 0 || cut > 156)) throw new RangeError(`The path is too long: ${name}`);
  block.write(name.slice(cut), 0, 100);
  block.write('0000644\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  if (cut > 0) block.write(name.slice(0, cut - 1), 345);
  block.write(`${computeChecksum(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM_START);
  return block;
}

/** The number of bytes that fill an entry's last block. */
export const getPadding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;
