import { useState } from 'react';
import { FilterSelect, SearchField, TextArea, TextField } from '@portal/shared/ui/controls';
import { Combobox, DateRangeField, FileDrop } from '@portal/shared/ui/form';
import type { UploadFile } from '@portal/shared/ui/form';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

const TODAY = '2026-11-19';
const PEOPLE = ['민지원', '하도윤', '지수빈', 'Cat Lab', '夜市小吃'].map((label, index) => ({
  value: `p${index}`,
  label,
  avatar: {},
  count: 12 - index,
}));

/** Resolves after 400 ms, like a server. */
const loadPeople = (text: string) =>
  new Promise<typeof PEOPLE>((resolve) =>
    setTimeout(() => resolve(PEOPLE.filter(({ label }) => label.includes(text))), 400),
  );

export const Inputs = () => {
  const w = useSampleTexts();
  return (
    <>
      <Story name="text: empty, filled, good, wrong, disabled, password" layout="grid">
        <TextField label={w.channel} placeholder="@cat.lab.kr" hint={w.hint} />
        <TextField label={w.email} defaultValue="manager@aurora.example" />
        <TextField label={w.person} defaultValue={w.person} success={w.good} />
        <TextField label={w.channel} defaultValue="youtube.com/@" error={w.mistake} />
        <TextField label={w.email} defaultValue="manager@aurora.example" disabled />
        <TextField label={w.password} type="password" defaultValue="demo-1234" />
      </Story>
      <Story name="text area, search" layout="grid">
        <TextArea label={w.memo} defaultValue={w.title} aside="52 / 200" />
        <SearchField
          label={w.channel}
          placeholder={w.channel}
          value=""
          onChange={() => undefined}
          shortcut="/"
        />
      </Story>
      <Choosers />
      <Files />
    </>
  );
};

const Choosers = () => {
  const w = useSampleTexts();
  const [person, setPerson] = useState<string | undefined>('p1');
  const [one, setOne] = useState<(typeof PEOPLE)[number] | null>(PEOPLE[0] ?? null);
  const [range, setRange] = useState({ from: '2026-11-05', to: '2026-11-18' });
  const presets = [{ id: '7d', label: w.latest, range: { from: '2026-11-13', to: '2026-11-19' } }];
  const choose = (option: { value: string } | null) =>
    setOne(PEOPLE.find(({ value }) => value === option?.value) ?? null);
  return (
    <Story name="select, combobox (list, asked, wrong, disabled), dates with presets" layout="grid">
      <FilterSelect label={w.person} options={PEOPLE} value={person} onChange={setPerson} isBlock />
      <Combobox label={w.channel} options={PEOPLE} value={one} onChange={choose} hint={w.hint} />
      <Combobox label={w.channel} load={loadPeople} value={one} onChange={choose} placeholder={w.channel} />
      <Combobox label={w.channel} options={PEOPLE} value={null} onChange={choose} error={w.mistake} />
      <Combobox label={w.channel} options={PEOPLE} value={one} onChange={choose} isDisabled />
      <DateRangeField
        label={w.period}
        value={range}
        onChange={setRange}
        presets={presets}
        today={TODAY}
        max={TODAY}
      />
    </Story>
  );
};

const file = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name);

const Files = () => {
  const w = useSampleTexts();
  const [files, setFiles] = useState<readonly UploadFile[]>([
    { id: 'a', file: file('content_owner_basic_a4_20261118.csv', 182_000), progress: 0.4 },
    { id: 'b', file: file('revenue.csv', 4_100), progress: 1 },
    { id: 'c', file: file('fx.csv', 900), error: w.unsaved },
  ]);
  return (
    <Story name="file drop: with files, empty, disabled" layout="grid">
      <FileDrop
        label={w.report}
        types={['.csv']}
        maxSize={20_000_000}
        maxFiles={9}
        hint=".csv · 20 MB"
        files={files}
        onAdd={(added) => setFiles([...files, ...added.map((one) => ({ id: one.name, file: one }))])}
        onRemove={(gone) => setFiles(files.filter(({ id }) => id !== gone.id))}
      />
      <FileDrop
        label={w.memo}
        files={[]}
        onAdd={() => undefined}
        onRemove={() => undefined}
        error={w.mistake}
      />
      <FileDrop label={w.video} files={[]} onAdd={() => undefined} onRemove={() => undefined} isDisabled />
    </Story>
  );
};
