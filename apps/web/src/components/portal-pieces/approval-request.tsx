import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { DataList } from '@uplift/ui/data-list';
import { Progress } from '@uplift/ui/progress';
import type { ReactElement } from 'react';
import { Piece } from './piece.tsx';
import * as styles from './portal-pieces.styles.ts';

/** What a client decides during the build. */
export function ApprovalRequest(): ReactElement {
  return (
    <Piece
      title="Dispatch board, version 1"
      note={<Badge tone="warning">Needs your approval</Badge>}
      alternative="A request for approval in the client portal: the dispatch board, version 1, on day 3 of 5 of its parallel run, with the buttons Approve and Request changes."
    >
      <Progress label="Parallel run" value={3} max={5} valueText="Day 3 of 5" />
      <DataList.Root>
        <DataList.Item term="From call to dispatched job">4 min, 40 before</DataList.Item>
        <DataList.Item term="Jobs in both systems">61 of 61</DataList.Item>
        <DataList.Item term="Differences">2, both explained</DataList.Item>
        <DataList.Item term="Switch-over">Friday, after your approval</DataList.Item>
      </DataList.Root>
      <div css={styles.actions}>
        <Button>Approve</Button>
        <Button variant="secondary">Request changes</Button>
      </div>
    </Piece>
  );
}
