import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { useSubmission } from '../../app/site-context.tsx';
import { draftNames } from '../../areas/shared/drafts/draft-storage.ts';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { TickList } from '../../components/tick-list/tick-list.tsx';
import { brand } from '../../content/brand.ts';
import { auditInShort } from '../../content/contact.ts';
import { BOOK_AN_AUDIT, BOOK_AUDIT } from '../../content/labels.ts';
import { office } from '../../content/office.ts';
import { atOnceIf } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { onFilledIn } from '../../hydration/on-filled-in.ts';
import * as styles from './contact-page.styles.ts';
import { AUDIT_DRAFT } from './lead-controls.ts';

/** Figures of a calculation and a draft are shown before anyone touches the form. */
const onFormNeeded = atOnceIf(
  () => location.hash.includes('=') || draftNames().some((name) => name.endsWith(`:${AUDIT_DRAFT}`)),
  onFilledIn,
);

const LeadForm = lazySection(() => import('./lead-form.tsx'), onFormNeeded);
const ContactEnding = lazySection(() => import('./contact-ending.tsx'));
const LeadSent = retriableLazy(() => import('./lead-sent.tsx'));

function OtherWays(): ReactElement {
  const { street, city, region, postalCode } = office;
  return (
    <dl css={styles.ways}>
      <div css={styles.way}>
        <dt css={styles.wayName}>E-mail</dt>
        <dd css={styles.wayValue}>
          <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
        </dd>
      </div>
      <div css={styles.way}>
        <dt css={styles.wayName}>Phone, {office.hours}</dt>
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
  );
}

const before = {
  eyebrow: BOOK_AUDIT,
  title: 'Tell us what you would hand over first',
  lead: 'One task that eats your week is enough to begin with. A person reads your message and answers within one working day.',
};

const afterwards = {
  eyebrow: 'Request sent',
  title: 'Thank you.\nThe next step is ours',
  lead: 'Something to add, or to change? Write or call, and name your company: the person who reads your request gets that, too.',
};

/** How to book an audit, and what happens next. */
export default function ContactPage(): ReactElement {
  const [parameters] = useSearchParams();
  const refused = useSubmission();
  const sent = parameters.get('sent') === 'audit';
  return (
    <>
      <PageHead
        title={refused ? `Please check the form: ${BOOK_AN_AUDIT}` : sent ? 'Request sent' : BOOK_AN_AUDIT}
        description="Write or call to book a systems audit. A person answers within one working day, and the audit starts within two weeks."
        index={!sent && !refused}
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: BOOK_AN_AUDIT,
              title: 'Tell us what you would hand over first',
              figures: [
                { value: '1 day', label: 'until a person answers' },
                { value: '25 min', label: 'for the first call' },
                { value: '1 week', label: 'for the audit' },
              ],
            },
          }
        }
      />
      <PageHeader
        {...(sent ? afterwards : before)}
        actions={
          <div css={styles.audit}>
            {!sent && <TickList items={auditInShort} aria-label="The audit in short" />}
            <ArrowLink to="/services/systems-audit">See what an audit covers</ArrowLink>
          </div>
        }
        aside={sent ? <LeadSent /> : <LeadForm />}
        align="start"
      >
        <OtherWays />
      </PageHeader>
      <ContactEnding />
    </>
  );
}
