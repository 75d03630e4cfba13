import { BLOCK, getPadding, writeTarHeader } from '../builds/tar-header.ts';

/** An archive of entries, as `tar` writes it. */
export function createTar(entries: { name: string; bytes: Buffer; type?: string }[]): Buffer {
  const parts = entries.flatMap(({ name, bytes, type }) => {
    const header = writeTarHeader(name, bytes.length);
    if (type !== undefined) {
      header.write(type, 156);
      header.fill(' ', 148, 156);
      const sum = header.reduce((total, byte) => total + byte, 0);
      header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    }
    return [header, bytes, Buffer.alloc(getPadding(bytes.length))];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
