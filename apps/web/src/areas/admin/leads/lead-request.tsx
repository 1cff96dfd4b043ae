import type { Lead } from '@uplift/data-client/contract/admin';
import { DataList } from '@uplift/ui/data-list';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import * as styles from './lead.styles.ts';
import { sourceNames } from './lead-labels.ts';

/** Everything the visitor submitted. */
export function LeadRequest({ lead }: { lead: Lead }): ReactElement {
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    ['Source', sourceNames[lead.source]],
    ['Received', inFull(lead.createdAt)],
    [
      'E-mail',
      <Link key="mail" href={`mailto:${lead.email}`}>
        {lead.email}
      </Link>,
    ],
    ['Company', lead.company],
    ['People', lead.companySize],
    [
      'Website',
      lead.website && (
        <Link key="site" href={lead.website} target="_blank" rel="noreferrer nofollow">
          {lead.website}
        </Link>
      ),
    ],
    ['Biggest time sink', lead.timeSink],
    ['Preferred times', lead.preferredTimes],
  ];
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        Request
      </Heading>
      <DataList.Root>
        {facts.map(([term, value]) =>
          value ? (
            <DataList.Item key={term} term={term}>
              {value}
            </DataList.Item>
          ) : null,
        )}
      </DataList.Root>
      {lead.message && <Text css={styles.message}>{lead.message}</Text>}
    </Stack>
  );
}
