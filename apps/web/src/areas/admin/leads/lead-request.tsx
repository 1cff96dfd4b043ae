import type { Lead } from '@uplift/data-client/contract/admin';
import { Badge } from '@uplift/ui/badge';
import { DataList } from '@uplift/ui/data-list';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { companySizeLabels } from '../../../content/contact.ts';
import { EmailText } from '../../shared/lists/email-text.tsx';
import * as styles from './lead.styles.ts';
import { sourceNames, stateNames, stateTones } from './lead-labels.ts';

const companySizes: Readonly<Record<string, string>> = companySizeLabels;

/** What the visitor wrote, then everything else they submitted. */
export function LeadRequest({ lead }: { lead: Lead }): ReactElement {
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    [
      'Status',
      <Badge key="status" tone={stateTones[lead.state]}>
        {lead.heldBack ? 'Held for review' : stateNames[lead.state]}
      </Badge>,
    ],
    ['Source', sourceNames[lead.source]],
    ['Received', inFull(lead.createdAt)],
    [
      'E-mail',
      <Link key="mail" href={`mailto:${lead.email}`}>
        <EmailText>{lead.email}</EmailText>
      </Link>,
    ],
    ['Company', lead.company],
    ['People', lead.companySize && (companySizes[lead.companySize] ?? lead.companySize)],
    [
      'Website',
      lead.website && (
        <Link key="site" href={lead.website} target="_blank" rel="noreferrer nofollow">
          {lead.website}
        </Link>
      ),
    ],
    ['Preferred times', lead.preferredTimes],
  ];
  return (
    <Stack gap={4}>
      {lead.timeSink && (
        <div>
          <Text size="sm" tone="muted">
            Biggest time sink
          </Text>
          <Text weight="medium">{lead.timeSink}</Text>
        </div>
      )}
      {lead.message && <Text css={styles.message}>{lead.message}</Text>}
      <DataList.Root>
        {facts.map(([term, value]) =>
          value ? (
            <DataList.Item key={term} term={term}>
              {value}
            </DataList.Item>
          ) : null,
        )}
      </DataList.Root>
    </Stack>
  );
}
