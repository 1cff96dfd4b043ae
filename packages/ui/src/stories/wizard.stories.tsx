import preview from '@uplift/storybook/preview';
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Container } from '../container/index.ts';
import { DataList } from '../data-list/index.ts';
import { Field } from '../field/index.ts';
import { Heading } from '../heading/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { Stepper, type StepperState } from '../stepper/index.ts';

const questions = {
  company: { label: 'Company', type: 'text', autoComplete: 'organization', missing: 'Enter the name' },
  email: { label: 'Work e-mail', type: 'email', autoComplete: 'email', missing: 'Enter an e-mail address' },
  employees: { label: 'Employees', type: 'text', autoComplete: 'off', missing: 'Enter a number' },
  task: { label: 'What takes too long?', type: 'text', autoComplete: 'off', missing: 'Name one task' },
} as const;

type Question = keyof typeof questions;
type Answers = Record<Question, string>;

const steps: readonly { title: string; asks: readonly Question[] }[] = [
  { title: 'Company', asks: ['company', 'email'] },
  { title: 'Your week', asks: ['employees', 'task'] },
  { title: 'Review', asks: [] },
];

function stateOf(index: number, current: number): StepperState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

function Wizard({ onSend }: { onSend: (answers: Answers) => void }): ReactElement {
  const [answers, setAnswers] = useState<Answers>({ company: '', email: '', employees: '', task: '' });
  const [current, setCurrent] = useState(0);
  const [checked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { title = '', asks = [] } = steps[current] ?? {};
  const missing = asks.filter((question) => answers[question].trim() === '');
  const last = current === steps.length - 1;

  // Screen readers continue at the new step.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);

  function goTo(step: number): void {
    setChecked(false);
    setCurrent(step);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [first] = missing;
    if (first) {
      setChecked(true);
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } else if (last) onSend(answers);
    else goTo(current + 1);
  }

  return (
    <Container width="text" style={{ paddingBlock: '2.5rem' }}>
      <Stack gap={8}>
        <Heading level={1}>Book your audit</Heading>
        <Stepper.Root label="Book your audit">
          {steps.map((step, index) => (
            <Stepper.Step key={step.title} state={stateOf(index, current)}>
              {step.title}
            </Stepper.Step>
          ))}
        </Stepper.Root>
        <Card padding="lg" asChild>
          <form ref={form} noValidate onSubmit={submit} aria-labelledby="step">
            <Stack gap={6}>
              <Heading key={title} level={2} size="md" id="step" ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {asks.map((question) => {
                const { label, missing: message, ...attributes } = questions[question];
                const error = checked && missing.includes(question) ? message : undefined;
                return (
                  <Field key={question} label={label} error={error} required>
                    <Input
                      {...attributes}
                      name={question}
                      value={answers[question]}
                      onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
                    />
                  </Field>
                );
              })}
              {last && (
                <DataList.Root>
                  {Object.entries(questions).map(([question, { label }]) => (
                    <DataList.Item key={question} term={label}>
                      {answers[question as Question]}
                    </DataList.Item>
                  ))}
                </DataList.Root>
              )}
              <Cluster justify="between">
                <Button variant="ghost" disabled={current === 0} onClick={() => goTo(current - 1)}>
                  Back
                </Button>
                <Button key={title} type="submit">
                  {last ? 'Book the audit' : 'Continue'}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Wizard',
  component: Wizard,
  args: { onSend: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: [
          'Splits a long form into steps that can be answered one at a time. Each step is checked before the next',
          'one, answers survive going back, and the last step shows all of them before anything is sent.',
          '',
          'Uses `Stepper` for the position, `Card` with `Field` and `Input` for a step, and `DataList` for the',
          'review. Focus moves to the heading of the new step, or to the first control that needs an answer.',
        ].join('\n'),
      },
    },
  },
});

export const FirstStep = meta.story();

export const AllSteps = meta.story({
  play: async ({ canvas, args }) => {
    const field = (name: string): HTMLElement => canvas.getByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(field('Company')).toHaveFocus();
    await expect(field('Company')).toHaveAccessibleDescription('Enter the name');
    await userEvent.keyboard('Harbor Dental');
    await userEvent.type(field('Work e-mail'), 'dana@harbor-dental.com{Enter}');

    await expect(canvas.getByRole('heading', { name: 'Your week' })).toHaveFocus();
    await userEvent.type(field('Employees'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(field('Company')).toHaveValue('Harbor Dental');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(field('Employees')).toHaveValue('12');
    await userEvent.type(field('What takes too long?'), 'Invoices{Enter}');

    await expect(canvas.getByRole('heading', { name: 'Review' })).toHaveFocus();
    const review = within(canvas.getByRole('form', { name: 'Review' }));
    await expect(review.getByText('dana@harbor-dental.com')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Book the audit' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      company: 'Harbor Dental',
      email: 'dana@harbor-dental.com',
      employees: '12',
      task: 'Invoices',
    });
  },
});
