import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { GuaranteePanel } from '../../components/guarantee-panel/guarantee-panel.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { nextSteps } from '../../content/next-steps.ts';
import * as styles from './contact-page.styles.ts';

/** What happens after a request, and the guarantee. */
export default function ContactEnding(): ReactElement {
  return (
    <>
      <Section tone="subtle" aria-labelledby="next-title">
        <Container>
          <SectionHeading id="next-title" title="What happens next" />
          <ol css={styles.steps}>
            {nextSteps.map(({ time, title, text }) => (
              <li key={title} css={styles.step}>
                <Text size="lg" tone="accent" weight="semibold">
                  {time}
                </Text>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </ol>
        </Container>
      </Section>
      <GuaranteePanel />
    </>
  );
}
