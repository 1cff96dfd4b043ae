import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../../app/page-head.tsx';
import { ResultsBoard } from '../../../features/project/results/results-board.tsx';

/** The client's measured results. */
export default function ResultsPage(): ReactElement {
  return (
    <Stack gap={6}>
      <PageHead title="Results" index={false} />
      <header>
        <Heading level={1} size="lg">
          Results
        </Heading>
        <Text tone="muted">Your measured results, week by week, compared with the forecast.</Text>
      </header>
      <ResultsBoard />
    </Stack>
  );
}
