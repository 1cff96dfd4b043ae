import { IconButton } from '@uplift/ui/icon-button';
import { Link } from '@uplift/ui/link';
import { type ReactElement, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hero } from '../../content/home.ts';
import * as styles from './order-savings.styles.ts';
import { calculatorPath, savingsOf } from './order-workflow.ts';

const FEWEST = 1;
const MOST = 200;

/** Above it, a press changes the number by 5. */
const SINGLE_STEPS = 20;

function stepFrom(orders: number, direction: 1 | -1): number {
  const step = orders + direction > SINGLE_STEPS || (orders === SINGLE_STEPS && direction > 0) ? 5 : 1;
  return Math.min(MOST, Math.max(FEWEST, orders + direction * step));
}

function Sign({ path }: { path: string }): ReactElement {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
    >
      <path d={path} strokeLinecap="round" />
    </svg>
  );
}

/** What the saved time is worth for a number of orders a week. Leads to the calculator with these figures. */
export function OrderSavings(): ReactElement {
  const [orders, setOrders] = useState<number>(hero.order.orders);
  const { hours, money, rate } = savingsOf(orders);
  return (
    <div css={styles.foot}>
      {/* At the end of the range, a button stays focusable, so that it keeps focus. */}
      <fieldset aria-label={hero.order.group} css={styles.stepper}>
        <IconButton
          label="Fewer orders"
          variant="secondary"
          aria-disabled={orders === FEWEST || undefined}
          onClick={() => setOrders(stepFrom(orders, -1))}
        >
          <Sign path="M3 8h10" />
        </IconButton>
        <span css={styles.orders}>{orders}</span>
        <IconButton
          label="More orders"
          variant="secondary"
          aria-disabled={orders === MOST || undefined}
          onClick={() => setOrders(stepFrom(orders, 1))}
        >
          <Sign path="M3 8h10M8 3v10" />
        </IconButton>
        <span css={styles.unit}>{hero.order.unit}</span>
      </fieldset>
      <output css={styles.result} data-changed={orders === hero.order.orders ? undefined : ''}>
        <span key={hours} css={styles.figure}>
          {hours}
        </span>
        {/* Text next to a figure needs an element, because a translation replaces text nodes. */}
        <span>, </span>
        <span key={money} css={styles.figure}>
          {money}
        </span>
        <span> </span>
        <span css={styles.rate}>{rate}</span>
      </output>
      <p css={styles.action}>
        <Link asChild underline="hover">
          <RouterLink to={calculatorPath(orders)}>
            {hero.order.action}
            <span aria-hidden> →</span>
          </RouterLink>
        </Link>
      </p>
    </div>
  );
}
