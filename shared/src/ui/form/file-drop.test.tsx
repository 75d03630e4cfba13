import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { FileDrop } from './index.ts';
import type { UploadFile } from './index.ts';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

type HarnessProps = { maxFiles?: number };

const Harness = ({ maxFiles = 2 }: HarnessProps) => {
  const [files, setFiles] = useState<UploadFile[]>([]);
  return (
    <FileDrop
      label="리포트"
      types={['.csv']}
      maxSize={2_000}
      maxFiles={maxFiles}
      files={files}
      onAdd={(added) =>
        setFiles([...files, ...added.map((one) => ({ id: one.name, file: one, progress: 0.4 }))])
      }
      onRemove={(one) => setFiles(files.filter(({ id }) => id !== one.id))}
    />
  );
};

describe('FileDrop', () => {
  it('FileDrop accepts valid files and shows why others are rejected', async () => {
    const { user } = await renderUi(<Harness />);
    const input = screen.getByLabelText('파일 선택');

    await user.upload(input, [
      file('a.csv', 10),
      file('big.csv', 3_000),
      file('none.csv', 0),
      file('b.csv', 1),
    ]);

    const list = screen.getByRole('list', { name: '고른 파일' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('a.csv10'), expect.stringContaining('b.csv1')]);
    expect(input).toHaveAccessibleDescription(
      expect.stringMatching(/^big.csv: 2.?kB까지 올릴 수 있어요 none.csv: 빈 파일이에요$/),
    );
    await user.upload(input, file('c.csv', 5));
    expect(input).toHaveAccessibleDescription('c.csv: 2개까지 올릴 수 있어요');
  });

  it('FileDrop calls onReject before it passes on the files that are accepted', async () => {
    const calls: string[] = [];
    const { user } = await renderUi(
      <FileDrop
        label="리포트"
        maxSize={2_000}
        maxFiles={2}
        files={[]}
        onAdd={(added) => calls.push(...added.map(({ name }) => name))}
        onReject={() => calls.push('rejected')}
        onRemove={() => undefined}
      />,
    );
    const input = screen.getByLabelText('파일 선택');

    await user.upload(input, [file('a.csv', 10), file('big.csv', 3_000)]);
    await user.upload(input, file('b.csv', 10));

    expect(calls).toEqual(['rejected', 'a.csv', 'b.csv']);
  });

  it('FileDrop works by keyboard, shows upload progress and removes a file', async () => {
    const { user } = await renderUi(<Harness />);
    await user.tab();
    expect(screen.getByLabelText('파일 선택')).toHaveFocus();
    await user.upload(screen.getByLabelText('파일 선택'), file('a.csv', 10));

    expect(screen.getByRole('progressbar', { name: 'a.csv 올리는 중' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await user.click(screen.getByRole('button', { name: 'a.csv 지우기' }));

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByLabelText('파일 선택')).toHaveFocus();
  });
});
