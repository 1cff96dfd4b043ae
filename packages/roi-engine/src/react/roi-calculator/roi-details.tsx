'use client';
import { Accordion } from '@uplift/ui/accordion';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Scenario } from '../../constants.ts';
import { cumulative } from '../../cumulative.ts';
import { inScenario } from '../../range.ts';
import { sensitivity } from '../../sensitivity.ts';
import type { RoiOutcome, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
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
  const { noResult } = useRoiMessages();
  return <Text tone="muted">{noResult}</Text>;
}

interface RoiDetailsProps {
  calculator: UseRoiCalculatorResult;
  scenario: Scenario;
}

/** Collapsible details of the result: its course over time, its sensitivity, and the formula. */
export function RoiDetails({ calculator, scenario }: RoiDetailsProps): ReactElement {
  const messages = useRoiMessages();
  const { messages: labels, formats } = useReportLocale();
  const { outcome } = calculator;

  function whenEven({ input, assumptions }: RoiOutcome): string {
    const { breakEvenMonth } = cumulative(input, inScenario(scenario, assumptions));
    return breakEvenMonth === null
      ? messages.breaksEvenNever
      : messages.breaksEven(formats.number(breakEvenMonth));
  }

  function whatMatters({ input, assumptions }: RoiOutcome): string | null {
    const [first] = sensitivity(input, assumptions);
    return first ? messages.mattersMost(labels.inputs[first.field].label) : null;
  }

  const changed = outcome && Object.keys(outcome.assumptions).length > 0;
  return (
    <>
      <Detail title={messages.forecastTitle} teaser={outcome && whenEven(outcome)}>
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
      <Detail title={messages.sensitivityTitle} teaser={outcome && whatMatters(outcome)}>
        {(open) =>
          open &&
          (outcome ? (
            <>
              <Text size="sm" tone="muted">
                {messages.sensitivityText}
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
      <Detail title={messages.methodTitle} teaser={changed ? messages.ownAssumptions : null} last>
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
