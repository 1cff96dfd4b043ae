import type { Guide } from '@uplift/storybook/guide';
import { Table } from './index.ts';

export default {
  use: [
    'Plain data to compare by rows and columns: workflows before and after, prices.',
    'A table in an article, a report or an e-mail preview, with totals.',
  ],
  avoid: [
    'For rows that are sorted, filtered, selected or loaded in pages, use `DataTable`.',
    'For facts about one subject, use `DataList`.',
    'To show a trend or a proportion, use `Chart`.',
    'For layout, use `Grid`.',
  ],
  anatomy: `<Table.Root caption="Hours a week on each workflow">
  <Table.Head>
    <Table.Row>
      <Table.Header>Workflow</Table.Header>
      <Table.Header numeric>Hours</Table.Header>
    </Table.Row>
  </Table.Head>
  <Table.Body>
    <Table.Row>
      <Table.Header scope="row">Invoicing</Table.Header>
      <Table.Cell numeric>9.50</Table.Cell>
    </Table.Row>
  </Table.Body>
  <Table.Foot>
    <Table.Row />
  </Table.Foot>
</Table.Root>`,
  examples: [
    {
      do: {
        text: 'Mark number columns as `numeric`, and give all of their values the same number of decimals.',
        content: (
          <div style={{ inlineSize: '100%' }}>
            <Table.Root caption="Hours a week, with row headers">
              <Table.Head>
                <Table.Row>
                  <Table.Header>Workflow</Table.Header>
                  <Table.Header numeric>Hours</Table.Header>
                </Table.Row>
              </Table.Head>
              <Table.Body>
                <Table.Row>
                  <Table.Header scope="row">Invoicing</Table.Header>
                  <Table.Cell numeric>9.50</Table.Cell>
                </Table.Row>
                <Table.Row>
                  <Table.Header scope="row">Claims</Table.Header>
                  <Table.Cell numeric>11.75</Table.Cell>
                </Table.Row>
              </Table.Body>
            </Table.Root>
          </div>
        ),
      },
      dont: {
        text: 'Numbers in text columns and with mixed units can’t be compared at a glance.',
        content: (
          <div style={{ inlineSize: '100%' }}>
            <Table.Root caption="Hours a week, as text">
              <Table.Head>
                <Table.Row>
                  <Table.Header>Workflow</Table.Header>
                  <Table.Header>Time</Table.Header>
                </Table.Row>
              </Table.Head>
              <Table.Body>
                <Table.Row>
                  <Table.Cell>Invoicing</Table.Cell>
                  <Table.Cell>9 hrs 30 min</Table.Cell>
                </Table.Row>
                <Table.Row>
                  <Table.Cell>Claims</Table.Cell>
                  <Table.Cell>about 11.75</Table.Cell>
                </Table.Row>
              </Table.Body>
            </Table.Root>
          </div>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the table, so that it can be scrolled.' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      action: 'Scrolls a table that is wider or higher than its space.',
    },
  ],
  screenReader: [
    'The `caption` names the table and its scrollable region. Hide it with `captionHidden` only if a heading next to it says the same.',
    'Give each row a `Table.Header` with `scope="row"`, so its name is read with every cell.',
    'Don’t leave header cells empty.',
  ],
} satisfies Guide;
