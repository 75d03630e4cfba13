import { useState } from 'react';
import {
  Badge,
  Checkbox,
  Chips,
  RadioGroup,
  SegmentedControl,
  StatusDot,
  Switch,
  Tabs,
} from '@portal/shared/ui/controls';
import { AvatarStack, Avatar } from '@portal/shared/ui/data';
import { CheckboxCards } from '@portal/shared/ui/form';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

export const Choices = () => {
  const w = useSampleTexts();
  const [on, setOn] = useState(true);
  const [view, setView] = useState('day');
  const [plan, setPlan] = useState('month');
  const [cards, setCards] = useState(['a']);
  const options = [
    { value: 'day', label: w.day },
    { value: 'week', label: w.week },
    { value: 'month', label: w.month },
  ];
  const toggle = { isChecked: on, onChange: setOn };
  return (
    <>
      <Story name="checkbox: on, off, some, wrong, disabled, with a series' colour">
        <Checkbox label={w.all} {...toggle} />
        <Checkbox label={w.all} isChecked={!on} onChange={(next) => setOn(!next)} />
        <Checkbox label={w.all} isChecked={false} isIndeterminate onChange={() => undefined} />
        <Checkbox label={w.all} isChecked={false} isInvalid onChange={() => undefined} />
        <Checkbox label={w.all} isChecked isDisabled onChange={() => undefined} />
        <Checkbox label={w.all} {...toggle} color="var(--series-2)" />
      </Story>
      <Story name="switch, radio">
        <Switch label={w.status} isOn={on} onChange={setOn} />
        <Switch label={w.status} isOn={on} onChange={setOn} tone="good" />
        <Switch label={w.status} isOn={false} isDisabled onChange={() => undefined} />
        <RadioGroup label={w.plan} options={options} value={plan} onChange={setPlan} />
      </Story>
      <Story name="segmented, chips">
        <SegmentedControl label={w.period} options={options} value={view} onChange={setView} />
        <Chips label={w.plan} options={options} value={view} onChange={setView} />
      </Story>
      <Story name="tabs: line, pill" layout="block">
        <Tabs
          label={w.channel}
          items={[
            { to: '/', label: w.all, count: 12, isCurrent: true },
            { to: '/b', label: w.waiting, count: 0 },
            { to: '/c', label: w.approved, hasDot: true },
          ]}
        />
        <Tabs
          label={w.status}
          variant="pill"
          items={[
            { to: '/', label: w.all, count: 12, isCurrent: true },
            { to: '/b', label: w.waiting, count: 1 },
          ]}
        />
      </Story>
      <Story name="checkbox cards" layout="block">
        <CheckboxCards
          label={w.screens}
          value={cards}
          onChange={setCards}
          options={[
            { value: 'a', label: w.channel, description: w.emptyText, icon: 'channels' },
            { value: 'b', label: w.video, description: w.hint, icon: 'film' },
            { value: 'c', label: w.report, description: w.later, icon: 'file', isDisabled: true },
          ]}
        />
      </Story>
      <Story name="badges and dots">
        <Badge kind="waiting">{w.waiting}</Badge>
        <Badge kind="on-hold">{w.held}</Badge>
        <Badge kind="approved">{w.approved}</Badge>
        <Badge kind="rejected">{w.rejected}</Badge>
        <Badge kind="needs-verification">{w.needed}</Badge>
        <Badge kind="estimated">{w.estimated}</Badge>
        <Badge>BGM</Badge>
        <StatusDot>{w.waiting}</StatusDot>
        <StatusDot tone="good">{w.approved}</StatusDot>
        <StatusDot isBusy>{w.needed}</StatusDot>
      </Story>
      <Story name="avatars">
        <Avatar name={w.person} />
        <Avatar name={w.person} size={40} shape="square" />
        <AvatarStack
          people={[
            { id: 1, name: w.person },
            { id: 2, name: 'Cat Lab' },
            { id: 3, name: 'Nova Ahn' },
          ]}
        />
      </Story>
    </>
  );
};
