import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ApprovalRequest } from '../../../components/portal-pieces/approval-request.tsx';
import { HoursLedger } from '../../../components/portal-pieces/hours-ledger.tsx';
import { MeasuredValue } from '../../../components/portal-pieces/measured-value.tsx';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { TickList } from '../../../components/tick-list/tick-list.tsx';
import { process } from '../../../content/home.ts';
import * as styles from './process-section.styles.ts';
import { moveShared } from './shared-element.ts';

const [audit, build, scale] = process.steps;

const steps = [
  { ...audit, piece: <HoursLedger /> },
  { ...build, piece: <ApprovalRequest /> },
  { ...scale, piece: <MeasuredValue /> },
];

/** The middle of the viewport. */
const MIDDLE = '-50% 0px -50% 0px';

export default function ProcessSection(): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const carrier = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const texts = [...(list.current?.querySelectorAll('[data-step]') ?? [])];
    let shown = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const passing = entries.find(({ isIntersecting }) => isIntersecting);
        if (!passing) return;
        const next = texts.indexOf(passing.target);
        if (carrier.current && next !== shown) moveShared(carrier.current, texts, shown, next);
        shown = next;
        setCurrent(next);
      },
      { rootMargin: MIDDLE },
    );
    for (const text of texts) observer.observe(text);
    return () => observer.disconnect();
  }, []);

  return (
    <Section aria-labelledby="process-title">
      <Container>
        <SectionHeading
          id="process-title"
          eyebrow={process.eyebrow}
          title={process.title}
          lead={process.lead}
        />
        <ol ref={list} css={styles.steps}>
          {steps.map(({ number, title, period, summary, deliverables, piece }, index) => (
            <li key={number} css={styles.step}>
              <div data-step css={styles.text}>
                <p css={styles.marker}>
                  <span css={styles.number}>{number}</span>
                  <span css={styles.period}>{period}</span>
                </p>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{summary}</Text>
                <div css={styles.deliverables}>
                  <p css={styles.deliverablesTitle}>What you get</p>
                  <TickList items={deliverables} css={styles.list} />
                </div>
              </div>
              <div css={styles.panel} data-current={index === current ? '' : undefined}>
                {piece}
              </div>
            </li>
          ))}
        </ol>
        <span ref={carrier} css={styles.carrier} />
      </Container>
    </Section>
  );
}
