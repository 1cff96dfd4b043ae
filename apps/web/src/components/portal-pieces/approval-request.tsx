import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Progress } from '@uplift/ui/progress';
import type { ReactElement } from 'react';
import { FactList, Piece } from './piece.tsx';
import * as styles from './portal-pieces.styles.ts';

const decided = [
  ['From call to dispatched job', '4 min, 40 before'],
  ['Jobs in both systems', '61 of 61'],
  ['Differences', '2, both explained'],
  ['Switchover', 'Friday, after your approval'],
] as const;

const facts = [['Parallel run', 'Day 3 of 5'], ...decided] as const;

/** What a client decides during the build. */
export function ApprovalRequest(): ReactElement {
  return (
    <Piece
      title="Dispatch board, version 1"
      height="approval"
      note={<Badge tone="warning">Needs your approval</Badge>}
      alternative="A request for approval in the client portal: the dispatch board, version 1, on day 3 of 5 of its parallel run, with the buttons Approve and Request changes."
      facts={facts}
    >
      <Progress label="Parallel run" value={3} max={5} valueText="Day 3 of 5" />
      <FactList facts={decided} />
      <div css={styles.actions}>
        <Button>Approve</Button>
        <Button variant="secondary">Request changes</Button>
      </div>
    </Piece>
  );
}
