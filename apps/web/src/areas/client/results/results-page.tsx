import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { ResultsBoard } from '../../../features/project/results/results-board.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';

/** The client's measured results. */
export default function ResultsPage(): ReactElement {
  return (
    <Stack gap={6}>
      <AreaHeader title="Results" lead="Value and hours, week by week, against the forecast." />
      <ResultsBoard />
    </Stack>
  );
}
