import type { Lead } from '@uplift/data-client/contract/admin';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { formatsOf, reportMessages, toReport, toSearchParams } from '@uplift/roi-engine';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { ReportFigures } from '../../../features/calculation/report-figures.tsx';

const numberFormat = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);

/** The lead's calculator inputs and results in their currency. The PDF is the one they received. */
export function LeadCalculation({
  calculation: { input, assumptions, locale = 'en-US', currency = 'USD' },
}: {
  calculation: NonNullable<Lead['calculation']>;
}): ReactElement {
  const formats = formatsOf(numberFormat, currency);
  const report = toReport(input, assumptions, { messages: reportMessages, formats });
  const search = toSearchParams(input, assumptions);
  search.set('locale', locale);
  search.set('currency', currency);
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        Calculation
      </Heading>
      <Text>{report.summary}</Text>
      <Stack gap={8}>
        <ReportFigures report={report} />
      </Stack>
      <Cluster>
        <LinkButton
          variant="secondary"
          size="sm"
          href={`${visitorEndpoints.getReportPdf.path}?${search}`}
          download
        >
          Download PDF
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
