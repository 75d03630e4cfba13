import type { UpdateFileState } from './file-progress.ts';

export const countLines = (text: string) => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/** Reports the rows of each piece when the database asks for the next one, and the end of the last. */
export async function* reportRows<Piece>(
  pieces: AsyncIterable<Piece>,
  { rowsOf, total }: { rowsOf: (piece: Piece) => number; total: number },
  onProgress: UpdateFileState,
): AsyncGenerator<Piece> {
  let rows = 0;
  onProgress({ stage: 'storing', rows, total });
  for await (const piece of pieces) {
    yield piece;
    rows += rowsOf(piece);
    onProgress({ stage: 'storing', rows, total });
  }
  onProgress({ stage: 'finishing', rows: total });
}
