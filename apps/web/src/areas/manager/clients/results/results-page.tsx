import type { ReactElement } from 'react';
import { useClientInView } from '../../../../project-parts/client-in-view.tsx';
import { ResultsBoard } from '../../../../project-parts/results/results-board.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';

/** What a client's work has brought so far, and where it is written down. */
export default function ResultsPage(): ReactElement {
  const { company } = useClientInView();
  return (
    <>
      <PageHead title={`${company}: results`} index={false} />
      <ResultsBoard />
    </>
  );
}
