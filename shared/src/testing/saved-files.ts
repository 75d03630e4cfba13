/** A file that a test has saved. */
export type SavedFile = { name: string; text: Promise<string> };

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** Records the files that a test saves; jsdom has no object URLs and saves no files. */
export const watchSavedFiles = (): readonly SavedFile[] => {
  const saved: SavedFile[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob instanceof Blob ? blob : undefined;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: last ? readText(last) : Promise.resolve('') });
  });
  return saved;
};
