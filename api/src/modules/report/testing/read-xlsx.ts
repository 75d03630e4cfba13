import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** What a spreadsheet makes of a file: its cells as text, numbers and dates, read by somebody else's reader. */
export const readXlsx = (file: Buffer) => readSheet(file, { trim: false });

/** A part of the file as it stands there. */
export const partOf = (file: Buffer, path: string) => {
  const part = unzipSync(file)[path];
  if (!part) throw new Error(`The file has no ${path}.`);
  return strFromU8(part);
};

export const sheetOf = (file: Buffer) => partOf(file, 'xl/worksheets/sheet1.xml');
