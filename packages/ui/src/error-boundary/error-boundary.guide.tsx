import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    '`PageErrorBoundary` once around each page, as the last resort.',
    '`SectionErrorBoundary` around independent sections, so the rest of the page stays usable.',
    '`ComponentErrorBoundary` around small risky parts, such as a chart. It retries automatically.',
  ],
  avoid: [
    'For a failed request, show an `Alert` with a way to retry. Boundaries catch errors of rendering.',
    'For errors in event handlers, catch them there and show a `Toast`.',
    'For invalid input, use the `error` of `Field` or an `ErrorSummary`.',
  ],
  anatomy: `<PageErrorBoundary resetKeys={[path]} onReport={report}>
  <SectionErrorBoundary onReport={report}>
    <ComponentErrorBoundary onReport={report}>
      <LineChart />
    </ComponentErrorBoundary>
  </SectionErrorBoundary>
</PageErrorBoundary>`,
  examples: [
    {
      do: {
        text: 'A small boundary around the chart: the figures next to it stay.',
        content: (
          <Stack gap={3}>
            <Card padding="sm">
              <Text weight="semibold">48 hrs saved in March</Text>
            </Card>
            <Card padding="sm">
              <Cluster>
                <Text>Component error</Text>
                <Button size="sm" variant="secondary">
                  Retry
                </Button>
              </Cluster>
            </Card>
          </Stack>
        ),
      },
      dont: {
        text: 'With only a boundary around the page, one broken chart takes everything away.',
        content: (
          <Card>
            <Stack gap={3} align="center">
              <Text weight="semibold">Page Error</Text>
              <Text tone="muted">Something went wrong on this page. Reloading usually fixes it.</Text>
              <Button size="sm">Reload Page</Button>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the buttons of the message.' },
    { keys: ['Enter', 'Space'], action: 'Retries, or reloads the page.' },
  ],
  screenReader: [
    'The message has the role `alert` and is announced when it replaces the content.',
    'Focus isn’t moved, and is lost if it was in the failed part.',
    'The page message has an `h1` and is a `main` with the id `main`, so a skip link still works.',
  ],
} satisfies Guide;
