import type { Guide } from '@uplift/storybook/guide';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';
import { Grid } from './index.ts';

const services = ['Audit', 'Quotes', 'Reports', 'Care'];

export default {
  use: [
    'Cards, figures or pictures of the same kind in equal columns.',
    'Layouts that adapt to the width of their container, without breakpoints: set `minColumn` to the least width that the content needs.',
    'Use `keepColumns` for results of a filter, so that the last remaining card doesn’t fill the line.',
  ],
  avoid: [
    'For tags or buttons of different widths, use `Cluster`.',
    'For rows with comparable values, use `Table`.',
    'For terms and their descriptions, use `DataList`.',
  ],
  anatomy: `<Grid minColumn="18rem" gap={6}>
  <Card />
  <Card />
  <Card />
</Grid>`,
  examples: [
    {
      do: {
        text: 'Choose a minimum width that fits the content.',
        content: (
          <Grid minColumn="7rem" gap={3} style={{ inlineSize: '100%' }}>
            {services.map((name) => (
              <Card key={name} padding="sm">
                {name}
              </Card>
            ))}
          </Grid>
        ),
      },
      dont: {
        text: 'With narrower columns than the content needs, words break or overflow.',
        content: (
          <Grid minColumn="3rem" gap={3} style={{ inlineSize: '100%' }}>
            {services.map((name) => (
              <Card key={name} padding="sm" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Card>
            ))}
          </Grid>
        ),
      },
    },
    {
      do: {
        text: 'Keep the columns while a filter leaves only a few results.',
        content: (
          <Grid minColumn="7rem" gap={3} keepColumns style={{ inlineSize: '100%' }}>
            <Card padding="sm">
              <Text>Harbor Dental</Text>
            </Card>
          </Grid>
        ),
      },
      dont: {
        text: 'A single result that fills the line looks like another kind of card.',
        content: (
          <Grid minColumn="7rem" gap={3} style={{ inlineSize: '100%' }}>
            <Card padding="sm">
              <Text>Harbor Dental</Text>
            </Card>
          </Grid>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Has no role: it isn’t an ARIA grid. The children are read line by line, in their order in the code.',
    'If users should hear how many cards there are, render it as a list with `asChild`, a `<ul>` and cards that are `<li>`.',
  ],
} satisfies Guide;
