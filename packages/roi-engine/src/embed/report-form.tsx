import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Input } from '@uplift/ui/input';
import { useLocale } from '@uplift/ui/locale';
import { Stack } from '@uplift/ui/stack';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { RoiOutcome } from '../react/index.ts';
import { useRoiMessages } from '../react/use-roi-messages.ts';
import { InvalidAddressError, openReportForm, type SendReport } from './send-report.ts';

interface ReportFormProps {
  /** The origin of the site that sends the report. */
  site: string;
  outcome: RoiOutcome;
  headingLevel: HeadingLevel;
  onSent: () => void;
}

type Problem = 'invalidAddress' | 'failed';

/** Asks for an e-mail address, and has the site send the report to it. */
export default function ReportForm({ site, outcome, headingLevel, onSent }: ReportFormProps): ReactElement {
  const { reportForm: messages } = useRoiMessages();
  const { language: locale, currency } = useLocale();
  const sending = useRef<SendReport>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [email, setEmail] = useState('');

  useEffect(() => {
    sending.current = openReportForm(site);
  }, [site]);

  useEffect(() => field.current?.focus(), []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    setState('sending');
    try {
      await sending.current?.(email, outcome, { locale, currency });
      setState('sent');
      onSent();
    } catch (error) {
      setProblem(error instanceof InvalidAddressError ? 'invalidAddress' : 'failed');
      setState('editing');
    }
  }

  if (state === 'sent') return <Alert tone="success" title={messages.sent(email)} />;
  return (
    <form aria-label={messages.title} noValidate onSubmit={send}>
      <Stack gap={4}>
        <Heading level={headingLevel} size="sm">
          {messages.title}
        </Heading>
        {problem === 'failed' && <Alert tone="danger" title={messages.failed} />}
        <Field
          label={messages.address}
          error={problem === 'invalidAddress' ? messages.invalidAddress : undefined}
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            ref={field}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
        <Button type="submit" loading={state === 'sending'}>
          {messages.send}
        </Button>
      </Stack>
    </form>
  );
}
