import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { validate } from '@uplift/roi-engine';
import type { Container } from '../../container.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import { HttpError, retryLater } from '../../http-error.ts';
import { type ReportFile, ReportsBusy, renderReport } from '../../report-pdf/render-report.ts';

export type ReportsService = ReturnType<typeof createReportsService>;

type ReportQuery = Call<typeof visitorEndpoints.getReportPdf>['query'];

/** Room for about 200 reports. */
const MAX_CACHED_BYTES = 10 * 1_024 * 1_024;

export function createReportsService({
  config: { siteUrl },
  calendar,
}: Pick<Container, 'config' | 'calendar'>) {
  const cache = createVersionedCache<ReportFile>({ version: calendar.today, maxBytes: MAX_CACHED_BYTES });
  return {
    /** Renders the report of a calculation. @throws HttpError 400, or 503 if too many reports are waiting */
    render: async ({ locale, currency, ...figures }: ReportQuery): Promise<ReportFile> => {
      const { currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate, ...given } =
        figures;
      const input = { currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate };
      const errors = Object.entries(validate(input)).map(([field, message]) => [field, [message]]);
      if (errors.length > 0)
        throw new HttpError(400, 'The figures of the calculation are invalid.', {
          errors: Object.fromEntries(errors),
        });
      const calculation = { input, assumptions: withoutEmpty(given) };
      return cache.get(JSON.stringify([calculation, locale, currency]), async () => {
        try {
          const order = { calculation, locale, currency, day: calendar.today() };
          const value = await renderReport(order, siteUrl);
          return { value, bytes: value.bytes.byteLength };
        } catch (error) {
          if (error instanceof ReportsBusy)
            throw retryLater(503, 10, 'Many reports are being created. Try again in a moment.');
          throw error;
        }
      });
    },
  };
}

/** The assumptions that differ from the defaults. */
function withoutEmpty(given: Record<string, number | undefined>): Record<string, number> {
  const assumptions: Record<string, number> = {};
  for (const [name, value] of Object.entries(given)) if (value !== undefined) assumptions[name] = value;
  return assumptions;
}
