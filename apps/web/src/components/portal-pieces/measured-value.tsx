import { Badge } from '@uplift/ui/badge';
import { LineChart, timeAxis } from '@uplift/ui/chart';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Progress } from '@uplift/ui/progress';
import type { ReactElement } from 'react';
import { Piece, type PieceProps } from './piece.tsx';
import * as styles from './portal-pieces.styles.ts';

const weeks = [
  '2026-09-07',
  '2026-09-21',
  '2026-10-05',
  '2026-10-19',
  '2026-11-02',
  '2026-11-16',
  '2026-11-30',
];
const measured = [0, 1_150, 2_900, 5_200, 8_100, 11_086, null];
const forecast = [0, 1_200, 2_400, 3_600, 4_800, 6_000, 7_200];
const FEE = 9_000;

/** In a card of 32rem, as next to the sign-in form. */
const PLOT_WIDTH = 462;

const facts = [
  ['Measured value to date', '$11,086'],
  ['Forecast', '$6,000'],
  ['Fee', '$9,000, paid back on Nov 6'],
  ['Agreed hours, best week', '13 of 11 hours'],
] as const;

/** What the client sees after the switch-over: value against forecast and fee, and the agreed hours. */
export function MeasuredValue({ onServer = false }: Pick<PieceProps, 'onServer'>): ReactElement {
  return (
    <Piece
      title="Results so far"
      height="value"
      note={<Badge tone="success">Ahead of forecast</Badge>}
      alternative="The results of a project in the client portal: the measured value grows faster than the forecast and has passed the fee of $9,000. The best week saved 13 of the 11 agreed hours."
      facts={facts}
      onServer={onServer}
    >
      <LineChart
        title="Value to date"
        unit="Cumulative US dollars"
        categories={weeks}
        axis={timeAxis()}
        currency="USD"
        series={[
          { name: 'Measured', color: 1, values: measured },
          { name: 'Forecast', color: 1, dashed: true, values: forecast },
          { name: 'Fee', color: 'text', dashed: true, values: weeks.map(() => FEE) },
        ]}
        annotations={[{ at: 4.3, value: FEE, label: 'Paid back, Nov 6' }]}
        height={190}
        initialWidth={PLOT_WIDTH}
      />
      <div css={styles.meter}>
        <GoldenShield css={styles.shield} />
        <Progress label="Agreed hours, best week" value={11} max={11} valueText="13 of 11 hours" />
      </div>
    </Piece>
  );
}
