import type { CreateModule } from '../module.ts';
import { measurementSections } from './export-sections.ts';
import { registerMeasurements } from './measurements.routes.ts';

export const measurements: CreateModule = (container) => ({
  routes: { core: (app) => registerMeasurements(app, container.measurements) },
  cleanUp: container.measurements.cleanUp,
  exportSections: measurementSections(container.measurements),
});
