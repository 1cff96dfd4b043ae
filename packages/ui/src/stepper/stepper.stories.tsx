import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect } from 'storybook/test';
import { Link } from '../link/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Stepper } from './index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Stepper',
  component: Stepper.Root,
  args: {
    label: 'Your audit',
    children: (
      <>
        <Stepper.Step state="done" description="45 minutes">
          Interview
        </Stepper.Step>
        <Stepper.Step state="done" description="Read access only">
          Systems
        </Stepper.Step>
        <Stepper.Step state="current" description="You approve it">
          Findings
        </Stepper.Step>
        <Stepper.Step description="Within 30 days">First result</Stepper.Step>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your audit' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent('Systems, Done');
    await expect(canvas.getByText('First result')).toHaveTextContent(/^First result$/);
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Stepper.Root}
      rows={{
        'With links': {
          label: 'Your audit',
          children: (
            <>
              <Stepper.Step state="done">
                <Link href="#company" tone="default">
                  Company
                </Link>
              </Stepper.Step>
              <Stepper.Step state="current">Numbers</Stepper.Step>
              <Stepper.Step>Result</Stepper.Step>
            </>
          ),
        },
      }}
    />
  ),
});

export const Start = meta.story({
  args: {
    children: (
      <>
        <Stepper.Step state="current">Company</Stepper.Step>
        <Stepper.Step>Numbers</Stepper.Step>
        <Stepper.Step>Result</Stepper.Step>
      </>
    ),
  },
});

export const StepsToGoBackTo = meta.story({
  args: {
    children: (
      <>
        <Stepper.Step state="done">
          <Link href="#company" tone="default">
            Company
          </Link>
        </Stepper.Step>
        <Stepper.Step state="current">Numbers</Stepper.Step>
        <Stepper.Step>Result</Stepper.Step>
      </>
    ),
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <>
        <Stepper.Step
          state="done"
          description="Four people, in their own words, about what keeps them from their work"
        >
          Interviews with everyone who touches an order
        </Stepper.Step>
        <Stepper.Step state="current">Reading access to the systems that hold the hours</Stepper.Step>
      </>
    ),
  },
  decorators: [narrow],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
