import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { GuaranteePanel } from '../../components/guarantee-panel/guarantee-panel.tsx';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import { WeekGivenBack } from '../../components/illustrations/week-given-back.tsx';
import { sectionBelow } from '../../components/page-header/page-header.styles.ts';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { titleColumn } from '../../components/title-column/title-column.styles.ts';
import { TitledPoints } from '../../components/titled-points/titled-points.tsx';
import { principles, story, type TeamMember, team, workingTogether } from '../../content/about.ts';
import { organization } from '../../ssr/metadata/structured-data.ts';
import * as styles from './about-page.styles.ts';
import { LegalSection } from './legal-section.tsx';

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

function Member({ member }: { member: TeamMember }): ReactElement {
  return (
    <div css={styles.member}>
      <span aria-hidden css={styles.monogram}>
        {initialsOf(member.name)}
      </span>
      <div css={styles.memberText}>
        <Heading level={3} size="sm">
          {member.name}
        </Heading>
        <p css={styles.role}>{member.role}</p>
        <Text size="sm" tone="muted">
          {member.text}
        </Text>
      </div>
    </div>
  );
}

/** The people behind the company, how they work, and the legal texts. */
export default function AboutPage(): ReactElement {
  return (
    <>
      <PageHead
        title="About"
        description="Uplift is a small team that finds lost hours in small businesses and automates them. Since 2017, for more than 200 companies."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'About',
              title: 'We give people back the hours that their systems took',
              text: 'A small team of analysts and engineers who look first, count, and build only what pays for itself.',
            },
            structuredData: (page) => [organization(page)],
          }
        }
      />
      <PageHeader
        eyebrow="About"
        title="We give people back the hours that their systems took"
        lead="A small team of analysts and engineers who look first, count, and build only what pays for itself."
        aside={<IllustrationPanel illustration={WeekGivenBack} />}
      >
        <Facts
          items={[
            { term: 'Founded', value: '2017' },
            { term: 'Businesses transformed', value: '200+' },
            { term: 'Office', value: 'Columbus, Ohio' },
          ]}
        />
      </PageHeader>
      <Section aria-labelledby="story-title" css={sectionBelow}>
        <Container css={titleColumn}>
          <Heading level={2} id="story-title">
            {story.title}
          </Heading>
          <div css={styles.prose}>
            {story.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lg" tone="muted">
                {paragraph}
              </Text>
            ))}
          </div>
        </Container>
      </Section>
      <Section tone="subtle" aria-labelledby="principles-title">
        <Container css={titleColumn}>
          <Heading level={2} id="principles-title">
            What we stand by
          </Heading>
          <ol css={styles.principles}>
            {principles.map(({ title, text }) => (
              <li key={title} css={styles.principle}>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </ol>
        </Container>
      </Section>
      <Section aria-labelledby="working-title">
        <Container>
          <SectionHeading id="working-title" title="Working with us" />
          <TitledPoints points={workingTogether} minColumn="13rem" gap={8} />
        </Container>
      </Section>
      <Section tone="subtle" aria-labelledby="team-title">
        <Container>
          <SectionHeading id="team-title" title="The people" />
          <Grid asChild minColumn="20rem">
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
            <ul role="list" css={styles.list}>
              {team.map((member) => (
                <li key={member.name}>
                  <Member member={member} />
                </li>
              ))}
            </ul>
          </Grid>
        </Container>
      </Section>
      <GuaranteePanel />
      <ClosingCall
        title="Meet one of us first"
        text={'Maya takes the first call. It lasts 25\u00a0minutes and ends with an honest answer.'}
      />
      <LegalSection />
    </>
  );
}
