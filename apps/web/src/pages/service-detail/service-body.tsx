import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { sectionBelow } from '../../components/page-header/page-header.styles.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { Tick } from '../../components/tick-list/tick-list.tsx';
import type { Service } from '../../content/services.ts';
import * as styles from './service-detail-page.styles.ts';

function Fit({ service }: { service: Service }): ReactElement {
  return (
    <Section aria-labelledby="fit-title" css={sectionBelow}>
      <Container css={styles.columns}>
        <div css={styles.block}>
          <Heading level={2} id="fit-title">
            Who it is for
          </Heading>
          <Text size="xl" tone="muted">
            {service.audience}
          </Text>
        </div>
        <div css={[styles.block, styles.level]}>
          <Heading level={2} size="sm">
            You may recognize this
          </Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.symptoms}>
            {service.symptoms.map((symptom) => (
              <li key={symptom} css={styles.symptom}>
                {symptom}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

function Deliverables({ service }: { service: Service }): ReactElement {
  return (
    <Section aria-labelledby="deliverables-title" css={styles.continued}>
      <Container>
        <SectionHeading
          id="deliverables-title"
          title="What you get"
          lead="Everything below is in the price, and stays yours when we are gone."
        />
        <Grid asChild minColumn="18rem" gap={10}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.deliverables}>
            {service.deliverables.map(({ title, text }) => (
              <li key={title} css={styles.deliverable}>
                <Tick css={styles.tick} />
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted" css={styles.deliverableText}>
                  {text}
                </Text>
              </li>
            ))}
          </ul>
        </Grid>
      </Container>
    </Section>
  );
}

function Timeline({ service }: { service: Service }): ReactElement {
  return (
    <Section tone="subtle" aria-labelledby="timeline-title">
      <Container>
        <SectionHeading id="timeline-title" title="How it works" />
        <ol css={styles.timeline}>
          {service.timeline.map(({ period, title, text }) => (
            <li key={period} css={styles.phase}>
              <p css={styles.period}>{period}</p>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** The details of a service: who it is for, what it delivers, and when. */
export function ServiceBody({ service }: { service: Service }): ReactElement {
  return (
    <>
      <Fit service={service} />
      <Deliverables service={service} />
      <Timeline service={service} />
    </>
  );
}
