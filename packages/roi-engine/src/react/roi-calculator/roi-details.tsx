'use client';
import { Accordion } from '@uplift/ui/accordion';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Scenario } from '../../constants.ts';
import { cumulative } from '../../cumulative.ts';
import { inputLabels } from '../../labels.ts';
import { inScenario } from '../../range.ts';
import { sensitivity } from '../../sensitivity.ts';
import type { RoiOutcome, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { Method } from './method.tsx';
import { OnDemand } from './on-demand.tsx';
import * as styles from './roi-details.styles.ts';
import { assumptionFields, forecast, sensitivityBars } from './sources.ts';

/** Height of the chart with its title and footer. */
const CHART = '27rem';
/** Height of five bars, and of two rows of fields. */
const BARS = '16rem';
const FIELDS = '18rem';

interface DetailProps {
  title: string;
  /** Summary of the section in a few words. */
  teaser: string | null;
  last?: boolean;
  children: (open: boolean) => ReactNode;
}

function Detail({ title, teaser, last = false, children }: DetailProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Accordion.Item
      title={
        <span css={styles.summary}>
          {title} {teaser && <span css={styles.teaser}>{teaser}</span>}
        </span>
      }
      onToggle={(event) => setOpen(event.currentTarget.open)}
      css={last && styles.last}
    >
      <div css={styles.content}>{children(open)}</div>
    </Accordion.Item>
  );
}

function Unknown(): ReactElement {
  return <Text tone="muted">Calculate your return first. It shows here then.</Text>;
}

function whenEven({ input, assumptions }: RoiOutcome, scenario: Scenario): string {
  const { breakEvenMonth } = cumulative(input, inScenario(scenario, assumptions));
  return breakEvenMonth === null ? 'No break-even in three years' : `Breaks even in month ${breakEvenMonth}`;
}

function whatMatters({ input, assumptions }: RoiOutcome): string | null {
  const [first] = sensitivity(input, assumptions);
  return first ? `${inputLabels[first.field][0]} most of all` : null;
}

interface RoiDetailsProps {
  calculator: UseRoiCalculatorResult;
  scenario: Scenario;
}

/** Collapsible details of the result: its course over time, its sensitivity, and the formula. */
export function RoiDetails({ calculator, scenario }: RoiDetailsProps): ReactElement {
  const { outcome } = calculator;
  const changed = outcome && Object.keys(outcome.assumptions).length > 0;
  return (
    <>
      <Detail title="Over 36 months" teaser={outcome && whenEven(outcome, scenario)}>
        {(open) =>
          open &&
          (outcome ? (
            <OnDemand
              source={forecast}
              props={{ outcome, scenario }}
              meanwhile={<Skeleton shape="block" height={CHART} />}
            />
          ) : (
            <Unknown />
          ))
        }
      </Detail>
      <Detail title="What moves the result" teaser={outcome && whatMatters(outcome)}>
        {(open) =>
          open &&
          (outcome ? (
            <>
              <Text size="sm" tone="muted">
                The total annual value, if one figure alone were a fifth lower or higher.
              </Text>
              <OnDemand
                source={sensitivityBars}
                props={{ outcome }}
                meanwhile={<Skeleton shape="block" height={BARS} />}
              />
            </>
          ) : (
            <Unknown />
          ))
        }
      </Detail>
      <Detail title="How we calculate" teaser={changed ? 'With assumptions of your own' : null} last>
        {(open) => (
          <div>
            <Method assumptions={outcome?.assumptions ?? {}} />
            {open && (
              <OnDemand
                source={assumptionFields}
                props={{ calculator }}
                meanwhile={<Skeleton shape="block" height={FIELDS} />}
              />
            )}
          </div>
        )}
      </Detail>
    </>
  );
}
