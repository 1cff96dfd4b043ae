import { formatNumber } from '@uplift/roi-engine';
import { Badge } from '@uplift/ui/badge';
import { Progress } from '@uplift/ui/progress';
import type { ReactElement } from 'react';
import { Piece } from './piece.tsx';
import * as styles from './portal-pieces.styles.ts';

/** Workflows with the hours a week that they take. The first one is fixed first. */
const workflows = [
  ['Calls to dispatched jobs', 14.5],
  ['Quotes', 9],
  ['Invoices and reminders', 7.5],
  ['Parts orders', 6],
  ['Monthly report', 3],
] as const;

/** Hours of a full bar. More than any workflow takes: a full bar means that something is complete. */
const LONGEST_BAR = 16;

const total = workflows.reduce((sum, [, hours]) => sum + hours, 0);

const facts = [...workflows, ['Busy work a week', total] as const].map(
  ([name, hours]) => [name, `${formatNumber(hours)} h`] as const,
);

/** What the audit finds: where the hours go. */
export function HoursLedger(): ReactElement {
  return (
    <Piece
      title="Where the hours go"
      height="ledger"
      note={<span css={styles.note}>Baseline, five workflows</span>}
      alternative="The hours ledger of an audit: five workflows with the hours a week that each takes. The largest, calls to dispatched jobs with 14.5 hours, is marked to fix first."
      facts={facts}
    >
      <div css={styles.ledger}>
        {workflows.map(([name, hours], index) => (
          <Progress
            key={name}
            label={
              index > 0 ? (
                name
              ) : (
                <span css={styles.first}>
                  {name} <Badge tone="accent">Fix first</Badge>
                </span>
              )
            }
            value={hours}
            max={LONGEST_BAR}
            valueText={`${formatNumber(hours)} h`}
          />
        ))}
      </div>
      <p css={styles.sum}>
        <span>Busy work a week</span>
        <span>{formatNumber(total)} h</span>
      </p>
    </Piece>
  );
}
