import { calculate, formatMoney, toSearchParams } from '@uplift/roi-engine';
import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { calculationIn } from './calculation-in.ts';
import * as styles from './lead-form.styles.ts';

export interface CarriedCalculationProps {
  /** The figures, as encoded in a URL. */
  figures: string;
}

/**
 * Says that the calculator's figures are sent along, and how to leave them out. Renders nothing if they are
 * incomplete or invalid.
 */
export default function CarriedCalculation({ figures }: CarriedCalculationProps): ReactElement | null {
  const calculation = calculationIn(figures);
  if (!calculation) return null;
  const { input, assumptions } = calculation;
  const { totalAnnualValue } = calculate(input, assumptions);
  return (
    <div css={styles.calculation}>
      <p>
        Your calculation is attached: <strong>{formatMoney(totalAnnualValue)} a year</strong>.
      </p>
      <p css={styles.small}>
        {input.busyWorkEmployees} of {input.totalHeadCount} people, {input.hoursPerWeek} hours a week at{' '}
        {formatMoney(input.hourlyRate)}.{' '}
        <Link asChild>
          <RouterLink to="/contact" replace>
            Leave it out
          </RouterLink>
        </Link>
      </p>
      <input type="hidden" name="calculation" value={String(toSearchParams(input, assumptions))} />
    </div>
  );
}
