import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { promise, promisedDays } from '../../content/promise.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import * as styles from './guarantee-panel.styles.ts';

/** The guarantee in its standard wording, with a link to its terms. */
export function GuaranteePanel(): ReactElement {
  return (
    <Section spacing="compact" aria-labelledby="guarantee-title">
      <Container>
        <Card padding="none" css={styles.panel}>
          <GoldenShield css={styles.shield} />
          <div css={styles.text}>
            <Heading level={2} size="md" id="guarantee-title">
              Our Commitment
            </Heading>
            <Text size="lg" css={styles.promise}>
              {promise}
            </Text>
            <ArrowLink to="/pricing#guarantee">How the guarantee works</ArrowLink>
          </div>
          {/* Repeats the promise visually only. */}
          <div aria-hidden css={styles.days}>
            {promisedDays.map(({ day, text }) => (
              <p key={day}>
                <b>{day}</b>
                {text}
              </p>
            ))}
          </div>
        </Card>
      </Container>
    </Section>
  );
}
