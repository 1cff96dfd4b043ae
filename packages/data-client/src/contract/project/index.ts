import * as baseline from './baseline.ts';
import * as measurements from './measurements.ts';
import * as project from './project.ts';
import * as results from './results.ts';
import * as storyConsent from './story-consent.ts';

export type { Baseline } from './baseline.ts';
export { isHttpsLink, type Measurement, type MeasurementAction, measurementLimits } from './measurements.ts';
export { Phase, ProjectOverview, phases } from './project.ts';
export {
  AGREED_HOURS_DAYS,
  GUARANTEE_DAYS,
  type Guarantee,
  type MeasuredWeek,
  promiseRules,
  type Results,
} from './results.ts';
export { type ConsentState, consentStates, type StoryConsent } from './story-consent.ts';
export { LiveTopic, liveTopics } from './topics.ts';

/** The calls about a client's project, for the client's people, their manager and admins. */
export const projectEndpoints = /* @__PURE__ */ {
  getProject: project.getProject,
  getResults: results.getResults,
  createMeasurement: measurements.createMeasurement,
  updateMeasurement: measurements.updateMeasurement,
  actOnMeasurements: measurements.actOnMeasurements,
  exportMeasurements: measurements.exportMeasurements,
  setBaseline: baseline.setBaseline,
  getStoryConsent: storyConsent.getStoryConsent,
  askForStoryConsent: storyConsent.askForStoryConsent,
  answerStoryConsent: storyConsent.answerStoryConsent,
};
