import type { Calculation } from '@uplift/data-client/contract/visitor';
import { addDays, daysBetween, isDay, type OfficeCalendar } from '../../calendar.ts';
import type { Transaction } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import { projectTemplates } from '../../project-templates.ts';
import { createProjectsRepository } from './projects.repository.ts';

/** The template and start date of a new client's project. */
export interface ProjectStart {
  templateId: string;
  /** YYYY-MM-DD */
  startsOn: string;
  /** What the client calculated on the site, before the work. */
  estimate?: Calculation | null;
}

/** Who begins a project, when, and what that takes. */
export interface ProjectContext {
  actor: Actor;
  moment: Date;
  calendar: Pick<OfficeCalendar, 'dayOf'>;
  events: Events;
}

/** How far from today a project may start. Anything further is a typo. */
const START_WITHIN_DAYS = 366;

function refuse(field: keyof ProjectStart, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: [message] } });
}

/**
 * Creates a client's project with the milestones of a template.
 *
 * @param tx the transaction that adds the client, because no client exists without a project
 * @throws HttpError 400
 */
export async function beginProject(
  tx: Transaction,
  { templateId, startsOn, estimate = null }: ProjectStart,
  client: { id: string; company: string },
  { actor, moment, calendar, events }: ProjectContext,
): Promise<void> {
  const template = projectTemplates.find(({ id }) => id === templateId);
  if (!template) throw refuse('templateId', 'Unknown template.');
  if (!isDay(startsOn) || Math.abs(daysBetween(calendar.dayOf(moment), startsOn)) > START_WITHIN_DAYS)
    throw refuse('startsOn', 'Enter a day within a year from today.');
  const id = await createProjectsRepository(tx).add(
    { clientId: client.id, name: template.name, startedOn: startsOn, estimate },
    template.milestones.map(({ phase, title, dueAfterDays }) => ({
      phase,
      title,
      dueOn: addDays(startsOn, dueAfterDays),
    })),
  );
  await events.record(tx, {
    type: 'project.created',
    actor,
    occurredAt: moment,
    subject: { id, name: `${client.company}: ${template.name}` },
    after: { template: templateId, startsOn },
  });
}
