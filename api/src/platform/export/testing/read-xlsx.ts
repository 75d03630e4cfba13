import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** Reads the cells of a workbook with a package that is independent of the writer. */
export const readXlsx = (file: Buffer) => readSheet(file, { trim: false });

/** The text of one file within the workbook's zip archive. */
export const readZipEntry = (file: Buffer, path: string) => {
  const part = unzipSync(file)[path];
  if (!part) throw new Error(`The file has no ${path}.`);
  return strFromU8(part);
};

export const readSheetXml = (file: Buffer) => readZipEntry(file, 'xl/worksheets/sheet1.xml');
