import type { ReactElement } from 'react';
import { PageHead } from '../../../../app/page-head.tsx';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { ResultsBoard } from '../../../../features/project/results/results-board.tsx';

/** Records and shows a client's measured results. */
export default function ResultsPage(): ReactElement {
  const { company } = useProjectContext();
  return (
    <>
      <PageHead title={`${company}: results`} index={false} />
      <ResultsBoard />
    </>
  );
}
