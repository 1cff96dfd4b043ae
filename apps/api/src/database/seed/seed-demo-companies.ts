import { calculate } from '@uplift/roi-engine';
import { addDays } from '../../calendar.ts';
import type { Database } from '../database.ts';
import { clientPeople, clients, projects, roiBaselines } from '../schema/index.ts';
import { demoCompanies } from './demo-companies.ts';

const DAY_MS = 86_400_000;

/** Inserts the demo clients, the people who sign in for them, and what was agreed with them. */
export async function seedDemoCompanies(
  db: Database,
  { passwordHash, now, today }: { passwordHash: string; now: Date; today: string },
): Promise<void> {
  await db.insert(clients).values(
    demoCompanies.map(({ id, company, managerId, project }) => ({
      id,
      company,
      managerId,
      createdAt: new Date(now.getTime() - (project.startedDaysAgo + 6) * DAY_MS),
    })),
  );
  await db
    .insert(clientPeople)
    .values(
      demoCompanies.flatMap(({ id, people }) =>
        people.map((person) => ({ ...person, clientId: id, passwordHash })),
      ),
    );
  await db.insert(projects).values(
    demoCompanies.map(({ id, calculation, project: { startedDaysAgo, ...project } }) => ({
      ...project,
      // As visitors, they guessed lower than the audit found.
      estimate: {
        input: { ...calculation, hoursPerWeek: Math.max(1, calculation.hoursPerWeek - 2) },
        assumptions: {},
      },
      clientId: id,
      startedOn: addDays(today, -startedDaysAgo),
    })),
  );
  await db.insert(roiBaselines).values(
    demoCompanies.map(({ id, calculation, project }) => ({
      clientId: id,
      calculation: { input: calculation, assumptions: {} },
      forecastPerYear: calculate(calculation).totalAnnualValue,
      agreedOn: addDays(today, -project.startedDaysAgo),
    })),
  );
}
