import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readTimeInName } from '@portal/api/time-in-name';
import { CommandFailure } from '../failure.ts';

const REPORT_NAME = /^[^.].*\.csv(?:\.gz)?$/i;

/** The time that the server counts a report from unless a time is given: that in its name, else the file's own. */
const reportTime = (name: string, mtime: Date): Date => readTimeInName(name) ?? mtime;

const readFolder = async (folder: string) => {
  const names = (await readdir(folder)).toSorted();
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const stats = await stat(file);
      const isReport = stats.isFile() && REPORT_NAME.test(name);
      return { file, isReport, time: reportTime(name, stats.mtime).getTime() };
    }),
  );
  const reports = entries.filter(({ isReport }) => isReport).toSorted((one, two) => one.time - two.time);
  if (reports.length === 0)
    throw new CommandFailure(`${folder} has no report files (.csv or .csv.gz).`, { code: 'no_file' });
  return {
    files: reports.map(({ file }) => file),
    skipped: entries.filter(({ isReport }) => !isReport).map(({ file }) => file),
  };
};

const isFolder = async (file: string) => {
  try {
    return (await stat(file)).isDirectory();
  } catch {
    return false; // Sending the file reports why it cannot be read.
  }
};

/** Replaces each folder by its report files, the oldest first, and returns what else is in it. */
export const findReportFiles = async (paths: readonly string[]) => {
  const found: { files: string[]; skipped: string[] } = { files: [], skipped: [] };
  for (const place of paths) {
    const { files, skipped } = (await isFolder(place))
      ? await readFolder(place)
      : { files: [place], skipped: [] };
    found.files.push(...files);
    found.skipped.push(...skipped);
  }
  return found;
};
