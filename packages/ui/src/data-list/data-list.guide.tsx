import type { Guide } from '@uplift/storybook/guide';
import { Badge } from '../badge/index.ts';
import { DataList } from './index.ts';

export default {
  use: [
    'Facts about one subject: the details of a client, an invoice, a webhook.',
    'A summary to check before something is sent.',
  ],
  avoid: [
    'For several subjects with the same facts, use `Table`.',
    'For events in time, use `Timeline`.',
    'For one to four important numbers, use `Stat`.',
    'For values that users edit, use `Field`.',
  ],
  anatomy: `<DataList.Root>
  <DataList.Item term="Client">Harbor Dental</DataList.Item>
  <DataList.Item term="Value to date" numeric>
    $47,200
  </DataList.Item>
</DataList.Root>`,
  examples: [
    {
      do: {
        text: 'Use short terms without a colon, and the same format for the same kind of value.',
        content: (
          <DataList.Root>
            <DataList.Item term="Client">Harbor Dental</DataList.Item>
            <DataList.Item term="Phase">
              <Badge tone="accent">Optimize</Badge>
            </DataList.Item>
            <DataList.Item term="Started">March 2, 2026</DataList.Item>
            <DataList.Item term="Renewed">March 2, 2027</DataList.Item>
          </DataList.Root>
        ),
      },
      dont: {
        text: 'Terms that repeat the subject and mixed formats are hard to scan.',
        content: (
          <DataList.Root>
            <DataList.Item term="Name of the client:">Harbor Dental</DataList.Item>
            <DataList.Item term="Phase the client is in:">optimize</DataList.Item>
            <DataList.Item term="Client since:">03/02/26</DataList.Item>
            <DataList.Item term="Date of renewal:">2 Mar 2027</DataList.Item>
          </DataList.Root>
        ),
      },
    },
    {
      do: {
        text: 'Say that a value is missing, and why.',
        content: (
          <DataList.Root>
            <DataList.Item term="Manager">Maya Ortiz</DataList.Item>
            <DataList.Item term="Next milestone">None planned</DataList.Item>
          </DataList.Root>
        ),
      },
      dont: {
        text: 'An empty value looks like an error.',
        content: (
          <DataList.Root>
            <DataList.Item term="Manager">Maya Ortiz</DataList.Item>
            <DataList.Item term="Next milestone">–</DataList.Item>
          </DataList.Root>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'A `dl`: each value is read after its term.',
    'Put dates into `time` with a `dateTime`.',
    'Put a `Heading` above the list that names its subject.',
  ],
} satisfies Guide;
