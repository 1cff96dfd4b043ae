import type { Guide } from '@uplift/storybook/guide';
import { Timeline } from './index.ts';

export default {
  use: [
    'Events in order: what happened, what happens now, what comes next.',
    'The milestones of a project with their dates.',
    'The history of a document or a delivery.',
  ],
  avoid: [
    'For the steps of a form, use `Stepper`.',
    'For the share of work that is done, use `Progress`.',
    'For a log that users search and filter, use `DataTable`.',
  ],
  anatomy: `<Timeline.Root aria-label="Milestones">
  <Timeline.Item title="Systems audit" dateTime="2026-03-02" time="March 2">
    …
  </Timeline.Item>
  <Timeline.Item title="Insurance claims" status="current" />
  <Timeline.Item title="Monthly report" status="upcoming" />
</Timeline.Root>`,
  examples: [
    {
      do: {
        text: 'Name each event in a few words, with one `current` item at most.',
        content: (
          <Timeline.Root aria-label="Milestones of Harbor Dental">
            <Timeline.Item title="Systems audit" dateTime="2026-03-02" time="March 2" />
            <Timeline.Item
              title="Insurance claims"
              dateTime="2026-04-02"
              time="due April 2"
              status="current"
            />
            <Timeline.Item title="Monthly report" dateTime="2026-04-20" time="April 20" status="upcoming" />
          </Timeline.Root>
        ),
      },
      dont: {
        text: 'With three current items and sentences as titles, users can’t see where the project is.',
        content: (
          <Timeline.Root aria-label="Milestones of Northwind Heating">
            <Timeline.Item title="We are working on the audit of all your systems" status="current" />
            <Timeline.Item title="The insurance claims are being looked at" status="current" />
            <Timeline.Item title="Someone is writing the monthly report" status="current" />
          </Timeline.Root>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'An ordered list. Each title starts with its status: “Done”, “Now” or “Upcoming”. `statusLabel` replaces it.',
    'The current item has `aria-current="step"`.',
    'Name the list with `aria-label`, and give each `time` a `dateTime`.',
  ],
} satisfies Guide;
