import { useState } from 'react';
import { Button } from '@portal/shared/ui/controls';
import {
  Form,
  FormCheckbox,
  FormCombobox,
  FormDateRange,
  FormPassword,
  FormRadios,
  FormSelect,
  FormText,
  FormTextArea,
  s,
  useForm,
} from '@portal/shared/ui/form';
import type { ValuesOf } from '@portal/shared/ui/form';
import { Story } from '../story.tsx';
import { useSampleTexts } from '../sample-texts.ts';

const day = s.string();
const schema = s.object({
  email: s.email(),
  password: s.string().check(s.minLength(8)),
  category: s.string().check(s.minLength(1)),
  channel: s.object({ value: s.string(), label: s.string() }),
  period: s.object({ from: day, to: day }),
  memo: s.string().check(s.maxLength(20)),
  plan: s.enum(['month', 'week']),
  agreed: s.literal(true),
});

export const Forms = () => {
  const w = useSampleTexts();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<ValuesOf<typeof schema>>({
    schema,
    defaultValues: { email: '', password: '', category: '', memo: w.title, plan: 'month' },
  });
  const categories = ['BGM', 'OST'].map((label) => ({ value: label, label }));
  return (
    <Story name="every field; send it empty to see what is wrong" layout="block">
      <Form form={form} label={w.register} onSubmit={() => setSaved(true)} css={{ maxWidth: 520 }}>
        <FormText form={form} name="email" label={w.email} hint={w.hint} />
        <FormPassword form={form} name="password" label={w.password} hasStrength />
        <FormSelect form={form} name="category" label={w.status} options={categories} placeholder={w.all} />
        <FormCombobox form={form} name="channel" label={w.channel} options={categories} />
        <FormDateRange form={form} name="period" label={w.period} today="2026-11-19" />
        <FormTextArea form={form} name="memo" label={w.memo} />
        <FormRadios
          form={form}
          name="plan"
          label={w.plan}
          options={[
            { value: 'month', label: w.month },
            { value: 'week', label: w.week },
          ]}
        />
        <FormCheckbox form={form} name="agreed" label={w.agree} />
        <div>
          <Button variant="primary" type="submit" isBusy={form.formState.isSubmitting}>
            {isSaved ? w.saved : w.save}
          </Button>
        </div>
      </Form>
    </Story>
  );
};
