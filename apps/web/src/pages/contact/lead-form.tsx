import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { useCreateLead, useFormStamp } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { Field } from '@uplift/ui/field';
import { Heading } from '@uplift/ui/heading';
import { Input } from '@uplift/ui/input';
import { Link } from '@uplift/ui/link';
import { Select } from '@uplift/ui/select';
import { Text } from '@uplift/ui/text';
import { Textarea } from '@uplift/ui/textarea';
import { type ReactElement, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { useSubmission } from '../../app/site-context.tsx';
import { DraftOwner } from '../../areas/shared/drafts/draft-owner.tsx';
import { useFormDraft } from '../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { useVisitor } from '../../auth/session/visitor.ts';
import { companySizeLabels } from '../../content/contact.ts';
import { BOOK_AN_AUDIT } from '../../content/labels.ts';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { LegalLink } from '../../layout/legal/legal-link.tsx';
import type { CarriedCalculationProps } from './carried-calculation.tsx';
import type { FormProblemsProps } from './form-problems.tsx';
import { type Answer, AUDIT_DRAFT, answers, idOf } from './lead-controls.ts';
import * as styles from './lead-form.styles.ts';

// Loaded on demand, because few visitors need them on arrival.
const CarriedCalculation = retriableLazy<CarriedCalculationProps>(() => import('./carried-calculation.tsx'));
const FormProblems = retriableLazy<FormProblemsProps>(() => import('./form-problems.tsx'));

/** Without what the form adds when it is sent. */
const schema = v.omit(visitorEndpoints.createLead.body, ['stamp', 'calculation']);

/** Reads the figures from the fragment, which never reaches the server, or from a rejected form post. */
function useFigures(): string {
  const { hash } = useLocation();
  const refused = useSubmission();
  const carried = useBrowserValue(hash.includes('=') ? hash : '', '');
  return carried || (refused?.values.calculation ?? '');
}

function DraftedLeadForm(): ReactElement {
  const navigate = useNavigate();
  const refused = useSubmission();
  const { stamp, stampToSend } = useFormStamp('audit');
  const figures = useFigures();
  const { trigger } = useCreateLead();
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema,
    postTo: '/contact',
    initialErrors: refused?.errors ?? {},
    send: async (body) => {
      const { calculationIn } = await import('./calculation-in.ts');
      await trigger({ ...body, stamp: await stampToSend(), calculation: calculationIn(figures) });
      draft.remove();
      await navigate('/contact?sent=audit', { replace: true });
    },
  });
  const draft = useFormDraft(AUDIT_DRAFT, attributes.ref, answers);

  const problem = failure ?? refused;
  const field = (answer: Answer) => ({
    controlId: idOf(answer),
    error: errorOf(answer),
  });
  const input = (answer: Answer) => ({ defaultValue: refused?.values[answer] ?? '', ...control(answer) });

  return (
    <Card padding="lg" css={styles.card}>
      <form {...attributes} aria-labelledby="audit-title" css={styles.form}>
        <div css={styles.head}>
          <Heading level={2} size="md" id="audit-title">
            {BOOK_AN_AUDIT}
          </Heading>
          <Text tone="muted">Five answers are enough. The rest helps us prepare.</Text>
        </div>
        <Suspense fallback={null}>
          {problem && (
            <FormProblems message={problem.message} errors={failure || !refused ? {} : refused.errors} />
          )}
        </Suspense>
        <div css={styles.pair}>
          <Field label="Your name" required {...field('name')}>
            <Input autoComplete="name" {...input('name')} />
          </Field>
          <Field label="Work e-mail" required {...field('email')}>
            <Input type="email" autoComplete="email" {...input('email')} />
          </Field>
        </div>
        <div css={styles.pair}>
          <Field label="Company" required {...field('company')}>
            <Input autoComplete="organization" {...input('company')} />
          </Field>
          <Field label="How many people work there?" required {...field('companySize')}>
            <Select placeholder="Choose" {...input('companySize')}>
              {Object.entries(companySizeLabels).map(([size, label]) => (
                <option key={size} value={size}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label="What takes the most time?"
          hint="One task, as you would tell a colleague: “we retype work orders into the accounting system”."
          required
          {...field('timeSink')}
        >
          <Textarea rows={2} {...input('timeSink')} />
        </Field>
        <Field label="Anything else we should know?" {...field('message')}>
          <Textarea rows={3} {...input('message')} />
        </Field>
        <div css={styles.pair}>
          <Field label="Website" {...field('website')}>
            <Input inputMode="url" autoComplete="url" {...input('website')} />
          </Field>
          <Field
            label="Times that suit you"
            hint="Two are enough: Tuesday morning, Thursday after 3."
            {...field('preferredTimes')}
          >
            <Input {...input('preferredTimes')} />
          </Field>
        </div>
        <Suspense fallback={null}>{figures && <CarriedCalculation figures={figures} />}</Suspense>
        <input type="hidden" name="stamp" value={stamp} />
        <div css={styles.trap} aria-hidden>
          <label htmlFor="audit-fax">Fax number</label>
          <input id="audit-fax" tabIndex={-1} autoComplete="off" {...control('faxNumber')} />
        </div>
        <div css={styles.end}>
          <Button type="submit" size="lg" loading={pending}>
            Send the request
          </Button>
          <Text size="sm" tone="muted">
            We use what you write to answer you. We never sell it.{' '}
            <Link asChild>
              <LegalLink href="/about#privacy-policy">Privacy Policy</LegalLink>
            </Link>
          </Text>
        </div>
      </form>
    </Card>
  );
}

/** Requests an audit. Without JavaScript, the browser posts the form and receives a page. */
export default function LeadForm(): ReactElement {
  const { person } = useVisitor();
  return (
    <DraftOwner person={person}>
      <DraftedLeadForm />
    </DraftOwner>
  );
}
