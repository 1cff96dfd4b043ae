'use client';
import { type ReactElement, useEffect, useRef } from 'react';
import { type ReportSection, toReport } from '../../report.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import Forecast from './forecast.tsx';
import { printAlone } from './print-alone.ts';
import * as styles from './print-sheet.styles.ts';

export interface PrintSheetProps {
  outcome: RoiOutcome;
  /** URL that shows the result again. */
  url: string | null;
  /** Called when the browser has captured the sheet. */
  onPrinted: () => void;
}

function Section({ title, caption, lines }: ReportSection): ReactElement {
  return (
    <section css={styles.section}>
      <h2 css={styles.heading}>{title}</h2>
      <dl css={styles.lines}>
        {lines.map(({ label, value, unit, caption: remark }) => (
          <div key={label} css={styles.line}>
            <dt>{label}</dt>
            <dd css={styles.value}>
              <span css={styles.amount}>{value}</span> {unit}
            </dd>
            {remark && <dd css={styles.remark}>{remark}</dd>}
          </div>
        ))}
      </dl>
      {caption && <p css={styles.caption}>{caption}</p>}
    </section>
  );
}

/** The range, with its three amounts next to each other. */
function Estimates({ title, caption, lines }: ReportSection): ReactElement {
  return (
    <section css={styles.section}>
      <h2 css={styles.heading}>{title}</h2>
      <dl css={styles.estimates}>
        {lines.map(({ label, value, unit, caption: remark }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd css={styles.estimate}>
              {value} <span css={styles.estimateUnit}>{unit}</span>
            </dd>
            <dd css={styles.remark}>{remark}</dd>
          </div>
        ))}
      </dl>
      <p css={styles.caption}>{caption}</p>
    </section>
  );
}

/** Waits two frames: the chart measures itself, then renders again. */
function whenDrawn(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** The report on two printed pages. Prints itself once and is visible only in print. */
export default function PrintSheet({ outcome, url, onPrinted }: PrintSheetProps): ReactElement {
  const sheet = useRef<HTMLElement>(null);
  const { disclaimer } = useRoiMessages();
  const { title, summary, sections } = toReport(outcome.input, outcome.assumptions, useReportLocale());

  useEffect(
    () =>
      whenDrawn(() => {
        if (!sheet.current) return;
        window.addEventListener('afterprint', onPrinted, { once: true });
        printAlone(sheet.current);
      }),
    [onPrinted],
  );

  const [business, results, estimates, forecast, ...more] = sections;
  const total = results?.lines[0];
  return (
    <div aria-hidden css={styles.frame}>
      <article ref={sheet} css={styles.sheet}>
        <h1 css={styles.title}>{title}</h1>
        {total && (
          <p css={styles.total}>
            {total.value} <span css={styles.totalUnit}>{total.unit}</span>
          </p>
        )}
        <p css={styles.summary}>{summary}</p>
        <div css={styles.sections}>
          {business && <Section {...business} />}
          {results && <Section {...results} />}
        </div>
        {estimates && <Estimates {...estimates} />}
        {forecast && <Section {...forecast} />}
        <div css={styles.nextPage}>
          <Forecast outcome={outcome} scenario="expected" />
        </div>
        <div css={styles.sections}>
          {more.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
        <p css={styles.foot}>{disclaimer}</p>
        {url && <p css={styles.foot}>{url}</p>}
      </article>
    </div>
  );
}
