import { type MeasuredWeek, projectEndpoints } from '@uplift/data-client/contract/project';
import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import { guardFormula } from '../tech-assets/formula-guard.ts';
import type { MeasurementsService } from './measurements.service.ts';

/** The columns of the CSV file, in order. */
const columns = [
  { key: 'week', header: 'Week from Monday' },
  { key: 'hoursSaved', header: 'Hours saved' },
  { key: 'revenueEffect', header: 'Revenue effect (USD)' },
  { key: 'value', header: 'Value (USD)' },
  { key: 'cumulativeValue', header: 'Value to date (USD)' },
  { key: 'note', header: 'Note' },
  { key: 'evidence', header: 'Evidence' },
];

/** Guards only the texts against formulas, because a negative amount has to stay a number. */
const toLine = (week: MeasuredWeek) => ({
  ...week,
  note: guardFormula(week.note),
  evidence: guardFormula(week.evidence),
});

export function registerMeasurements(app: FastifyInstance, measurements: MeasurementsService): void {
  bindEndpoints(app, projectEndpoints, {
    getResults: ({ caller, params }) => measurements.read(caller, params.clientId),
    createMeasurement: (call) => measurements.create(changeOf(call), call.body),
    updateMeasurement: (call) => measurements.update(changeOf(call), call.params.measurementId, call.body),
    actOnMeasurements: (call) => measurements.act(changeOf(call), call.body.action, call.body.ids),
    setBaseline: (call) => measurements.setBaseline(changeOf(call), call.body),
  });
  bindRawEndpoint(app, projectEndpoints.exportMeasurements, async ({ caller, params, reply }) => {
    const { company, today, weeks } = await measurements.read(caller, params.clientId);
    // A company name may contain path separators.
    const fileName = `Results of ${company.replace(/[/\\]/g, '-')}, ${today}.csv`;
    const file = stringify(weeks.map(toLine), {
      columns,
      header: true,
      // Spreadsheets detect UTF-8 only with a byte order mark.
      bom: true,
      record_delimiter: 'windows',
    });
    return reply
      .header('Content-Disposition', contentDisposition(fileName))
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}
