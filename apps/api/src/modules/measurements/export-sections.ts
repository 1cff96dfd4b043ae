import type { ExportSection } from '../../export-section.ts';
import type { MeasurementsService } from './measurements.service.ts';

/** The measured results in a client's data export. */
export function measurementSections(
  measurements: Pick<MeasurementsService, 'read'>,
): readonly ExportSection[] {
  return [
    {
      name: 'measurements',
      read: async ({ clientId, reader }) =>
        (await measurements.read(reader, clientId)).weeks.map(
          ({ week, hoursSaved, revenueEffect, value, cumulativeValue, note, evidence }) => ({
            week,
            hoursSaved,
            revenueEffect,
            value,
            cumulativeValue,
            note,
            evidence,
          }),
        ),
    },
    {
      name: 'baseline',
      read: async ({ clientId, reader }) => {
        const { baseline } = await measurements.read(reader, clientId);
        if (!baseline) return [];
        const { agreedOn, forecastPerYear, calculation } = baseline;
        return [{ agreedOn, forecastPerYear, ...calculation.input, ...calculation.assumptions }];
      },
    },
  ];
}
