import type { ReactElement } from 'react';
import { useClientInView } from '../../../../project-parts/client-in-view.tsx';
import { ResultsBoard } from '../../../../project-parts/results/results-board.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';

/** Records and shows a client's measured results. */
export default function ResultsPage(): ReactElement {
  const { company } = useClientInView();
  return (
    <>
      <PageHead title={`${company}: results`} index={false} />
      <ResultsBoard />
    </>
  );
}
