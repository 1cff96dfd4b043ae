import preview from '@uplift/storybook/preview';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateInput } from '../date-input/index.ts';
import { ErrorSummary, type FormProblem } from '../error-summary/index.ts';
import { Field } from '../field/index.ts';
import { Fieldset } from '../fieldset/index.ts';
import { Heading } from '../heading/index.ts';
import { Input } from '../input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { Textarea } from '../textarea/index.ts';

const STORY_LIMIT = 280;

const hours = (value: number): string => `${value} h`;

/** Returns the errors in the answers by control name. Written by hand here. A site uses the form's schema. */
function check(answers: FormData): Map<string, string> {
  const problems = new Map<string, string>();
  if (!/^\S+@\S+\.\S+$/.test(String(answers.get('email')))) {
    problems.set('email', 'Enter an address like name@company.com');
  }
  if (!answers.get('industry')) problems.set('industry', 'Choose the industry that comes closest');
  if (!answers.has('topic')) problems.set('topics', 'Choose at least one topic');
  if (!answers.has('plan')) problems.set('plan', 'Choose how we begin');
  if (String(answers.get('story')).length > STORY_LIMIT) {
    problems.set('story', `Shorten the text to ${STORY_LIMIT} characters`);
  }
  if (!answers.has('terms')) problems.set('terms', 'Agree to the terms to go on');
  return problems;
}

function AuditForm({ onSend }: { onSend: (answers: FormData) => void }): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<Map<string, string>>(new Map());
  const summary: FormProblem[] = [...problems].map(([controlId, message]) => ({ controlId, message }));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const found = check(answers);
    setProblems(found);
    setAttempt(attempt + 1);
    if (found.size === 0) onSend(answers);
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-labelledby="audit" style={{ maxInlineSize: '36rem' }}>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1} size="lg" id="audit">
            Book your systems audit
          </Heading>
          <Text tone="muted">Five minutes now save the first hour of the call.</Text>
        </Stack>
        <ErrorSummary key={attempt} problems={summary} />
        <Fieldset legend="About you" size="lg">
          <Field label="Work e-mail" controlId="email" error={problems.get('email')} required>
            <Input type="email" name="email" autoComplete="email" />
          </Field>
          <Field label="Industry" controlId="industry" error={problems.get('industry')} required>
            <Select name="industry" placeholder="Choose an industry">
              <option value="dental">Dental practice</option>
              <option value="law">Law firm</option>
              <option value="retail">Retail</option>
            </Select>
          </Field>
        </Fieldset>
        <Fieldset legend="About your week" size="lg">
          <Fieldset
            id="topics"
            legend="What takes too long?"
            hint="Choose as many as you like."
            error={problems.get('topics')}
            required
          >
            <Checkbox name="topic" value="invoicing">
              Invoicing
            </Checkbox>
            <Checkbox name="topic" value="scheduling">
              Scheduling
            </Checkbox>
            <Checkbox name="topic" value="payroll">
              Payroll
            </Checkbox>
          </Fieldset>
          <Field label="Hours lost each week">
            <Slider name="hours" defaultValue={[12]} max={40} formatValue={hours} />
          </Field>
          <Field
            label="What slows you down most?"
            controlId="story"
            counter={STORY_LIMIT}
            error={problems.get('story')}
          >
            <Textarea name="story" rows={3} grow />
          </Field>
        </Fieldset>
        <Fieldset legend="How we begin" size="lg">
          <Field label="First step" controlId="plan" error={problems.get('plan')} required>
            <RadioGroup.Root name="plan" variant="card">
              <RadioGroup.Item value="call" hint="30 minutes, by video.">
                A call
              </RadioGroup.Item>
              <RadioGroup.Item value="visit" hint="Half a day at your office.">
                A visit
              </RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
          <Field label="From" hint="We come back to you with two times.">
            <DateInput name="from" />
          </Field>
          <Field label="Remind me" hint="One e-mail, the day before." labelPlacement="start">
            <Switch name="reminder" defaultChecked />
          </Field>
          <Field
            label="I agree to the terms"
            labelPlacement="end"
            controlId="terms"
            error={problems.get('terms')}
            required
          >
            <Checkbox name="terms" />
          </Field>
        </Fieldset>
        <Button type="submit" style={{ alignSelf: 'start' }}>
          Book the audit
        </Button>
      </Stack>
    </form>
  );
}

const meta = preview.meta({
  title: 'Patterns/Form',
  component: AuditForm,
  parameters: {
    ownWords: ['From'],
    docs: {
      description: {
        component: [
          'Asks only for what is needed, and checks it when the form is sent. A summary lists what to fix and links',
          'to each control; messages at the controls disappear as they are corrected.',
          '',
          'Uses `Field` and `Fieldset` for labels, hints and errors, and `ErrorSummary` on top. For a form with many',
          'rules, see React Hook Form; for one in steps, see Wizard.',
        ].join('\n'),
      },
    },
  },
  args: { onSend: fn() },
});

export const Empty = meta.story();

export const WithProblems = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book the audit' }));
    const summary = canvas.getByRole('region', { name: 'Please check what you entered' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Presses Tab until the element has focus, as keyboard users do. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < 30 && document.activeElement !== element; stop += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

export const FilledInWithTheKeyboard = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Book the audit' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Please check what you entered' })).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Work e-mail' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter an address like name@company.com');
    await userEvent.keyboard('ada@harbor-dental.com');

    await tabTo(canvas.getByRole('combobox', { name: 'Industry' }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Dental practice');

    await tabTo(canvas.getByRole('checkbox', { name: 'Scheduling' }));
    await userEvent.keyboard(' ');

    await tabTo(canvas.getByRole('slider', { name: 'Hours lost each week' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await tabTo(canvas.getByRole('textbox', { name: 'What slows you down most?' }));
    await userEvent.keyboard('We type it all twice.');

    await tabTo(canvas.getByRole('radio', { name: 'A call' }));
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'A visit' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');

    await tabTo(canvas.getByRole('switch', { name: 'Remind me' }));
    await userEvent.keyboard(' ');

    await tabTo(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
    await userEvent.keyboard(' ');

    await tabTo(canvas.getByRole('button', { name: 'Book the audit' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    const [answers] = args.onSend.mock.calls[0] ?? [];
    await expect(Object.fromEntries(answers ?? [])).toEqual({
      email: 'ada@harbor-dental.com',
      industry: 'dental',
      topic: 'scheduling',
      hours: '14',
      story: 'We type it all twice.',
      plan: 'visit',
      from: '',
      terms: 'on',
    });
  },
});
