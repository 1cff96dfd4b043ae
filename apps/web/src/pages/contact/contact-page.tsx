import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { brand } from '../../content/brand.ts';
import { auditInShort, auditMail, nextSteps } from '../../content/contact.ts';
import { ArrowLink } from '../../page-parts/arrow-link/arrow-link.tsx';
import { GuaranteePanel } from '../../page-parts/guarantee-panel/guarantee-panel.tsx';
import { PageHeader } from '../../page-parts/page-header/page-header.tsx';
import { SectionHeading } from '../../page-parts/section-heading/section-heading.tsx';
import { TickList } from '../../page-parts/tick-list/tick-list.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import * as styles from './contact-page.styles.ts';

function ContactCard(): ReactElement {
  const { street, city, region, postalCode } = brand.address;
  return (
    <Card padding="lg" css={styles.card}>
      <div css={styles.cardHead}>
        <Heading level={2} size="md">
          Write to us
        </Heading>
        <Text tone="muted">
          The button opens a message with the five questions that we would ask anyway. Short answers are fine.
        </Text>
      </div>
      <LinkButton href={auditMail} size="lg">
        Write an e-mail
      </LinkButton>
      <dl css={styles.ways}>
        <div css={styles.way}>
          <dt css={styles.wayName}>E-mail</dt>
          <dd css={styles.wayValue}>
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
          </dd>
        </div>
        <div css={styles.way}>
          <dt css={styles.wayName}>Phone, {brand.hours}</dt>
          <dd css={styles.wayValue}>
            <Link href={brand.phone.href}>{brand.phone.label}</Link>
          </dd>
        </div>
        <div css={styles.way}>
          <dt css={styles.wayName}>Office</dt>
          <dd css={styles.wayValue}>
            <address css={styles.address}>
              {street}
              <br />
              {city}, {region} {postalCode}
            </address>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** How to book an audit, and what happens then. */
export default function ContactPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Book an audit"
        description="Write or call to book a systems audit. A person answers within one working day, and the audit starts within two weeks."
      />
      <PageHeader
        eyebrow="Book Audit"
        title="Tell us what you would hand over first"
        lead="One task that eats your week is enough to begin with. A person reads your message and answers within one working day."
        actions={
          <div css={styles.audit}>
            <TickList items={auditInShort} aria-label="The audit in short" />
            <ArrowLink to="/services/systems-audit">Read what an audit covers</ArrowLink>
          </div>
        }
        aside={<ContactCard />}
        align="start"
      />
      <Section tone="subtle" aria-labelledby="next-title">
        <Container>
          <SectionHeading id="next-title" title="What happens next" />
          <ol css={styles.steps}>
            {nextSteps.map(({ time, title, text }) => (
              <li key={title} css={styles.step}>
                <p css={styles.time}>{time}</p>
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
