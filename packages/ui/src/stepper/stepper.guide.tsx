import type { Guide } from '@uplift/storybook/guide';
import { Stepper } from './index.ts';

export default {
  use: [
    'Forms of three to six pages, to show how far users have come.',
    'A process with a fixed order, such as an order or an onboarding.',
    'Put a link or a button into the title of a done step if users may go back to it.',
  ],
  avoid: [
    'For parts in any order, use `Tabs`.',
    'For events with dates, use `Timeline`.',
    'For progress in percent, use `Progress`.',
    'For the path to a page, use `Breadcrumb`.',
  ],
  anatomy: `<Stepper.Root label="Your audit">
  <Stepper.Step state="done">
    <Link href="/audit/company">Company</Link>
  </Stepper.Step>
  <Stepper.Step state="current" description="Takes two minutes">
    Numbers
  </Stepper.Step>
  <Stepper.Step>Result</Stepper.Step>
</Stepper.Root>`,
  examples: [
    {
      do: {
        text: 'Name each step by what users do or get in it.',
        content: (
          <Stepper.Root label="Request an audit" style={{ inlineSize: '100%' }}>
            <Stepper.Step state="done">Company</Stepper.Step>
            <Stepper.Step state="current">Numbers</Stepper.Step>
            <Stepper.Step>Result</Stepper.Step>
          </Stepper.Root>
        ),
      },
      dont: {
        text: 'The numbers are there already.',
        content: (
          <Stepper.Root label="Request a call" style={{ inlineSize: '100%' }}>
            <Stepper.Step state="done">Step 1</Stepper.Step>
            <Stepper.Step state="current">Step 2</Stepper.Step>
            <Stepper.Step>Step 3</Stepper.Step>
          </Stepper.Root>
        ),
      },
    },
    {
      do: {
        text: 'Mark exactly one step as current.',
        content: (
          <Stepper.Root label="Onboarding" style={{ inlineSize: '100%' }}>
            <Stepper.Step state="done">Contract</Stepper.Step>
            <Stepper.Step state="current">Access</Stepper.Step>
          </Stepper.Root>
        ),
      },
      dont: {
        text: 'Without a current step, users don’t know where they are.',
        content: (
          <Stepper.Root label="Onboarding of the team" style={{ inlineSize: '100%' }}>
            <Stepper.Step state="done">Contract</Stepper.Step>
            <Stepper.Step>Access</Stepper.Step>
          </Stepper.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next step whose title is a link or a button.' },
    { keys: ['Enter'], action: 'Goes back to that step.' },
  ],
  screenReader: [
    'Announced as a list with its `label` and the number of steps.',
    'The current step is announced as such, and done steps as “Done”. The circles with numbers are decorative.',
    'When a step changes, move focus to the heading of the new page. The stepper doesn’t do it for you.',
  ],
} satisfies Guide;
