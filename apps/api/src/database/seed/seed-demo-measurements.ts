import { calculate } from '@uplift/roi-engine';
import { addDays, addWeeks, weekOf, weeksBetween } from '../../calendar.ts';
import type { Database } from '../database.ts';
import { measurements, storyConsents } from '../schema/index.ts';
import { demoPeople } from './demo-accounts.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { seedIdentifier } from './seed-identifier.ts';

/** Duration of the audit in weeks, with nothing to measure yet. */
const AUDIT_WEEKS = 2;

/** Weeks until everyone works the new way. */
const RAMP_WEEKS = 3;

/** Results at the end of the ramp, as a fraction of what the calculator expects. */
const reached: Readonly<Record<DemoCompany['health'], { hours: number; revenue: number }>> = {
  'on-track': { hours: 1.12, revenue: 1.3 },
  'at-risk': { hours: 0.45, revenue: 0.15 },
  blocked: { hours: 0, revenue: 0 },
};

/** Factors that make the weeks differ. */
const swings = [0.94, 1.05, 0.98, 1.07, 0.91, 1.02, 1.04] as const;

const notes: Readonly<Record<DemoCompany['health'], readonly string[]>> = {
  'on-track': [
    'First workflow live with one team.',
    'Two more people are using it. Fewer corrections than the week before.',
    'The whole team is on it.',
    'The second workflow went live on Wednesday.',
    'Short week: holiday.',
    '',
    'No one types the same figures twice anymore.',
    '',
  ],
  'at-risk': [
    'Half the team is still doing it the old way.',
    'The export was down for two days. Fixed.',
    '',
    'Training moved to next week.',
  ],
  blocked: ['Nothing went live: still no access to the old system.'],
};

const evidence = ['Weekly timesheets', 'Workflow log', 'Team lead’s count'] as const;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Weekly measurements of a company: none during its audit, then more each week, depending on its health. */
function weeksOf({ id, company, health, project, calculation }: DemoCompany, today: string) {
  if (project.phase === 'audit') return [];
  const { annualTimeSavings, revenueIncrease } = calculate(calculation);
  const hoursAWeek = annualTimeSavings / 52 / calculation.hourlyRate;
  const first = addWeeks(weekOf(addDays(today, -project.startedDaysAgo)), AUDIT_WEEKS);
  const { hours, revenue } = reached[health];
  const said = notes[health];
  return Array.from({ length: Math.max(0, weeksBetween(first, weekOf(today))) }, (_, index) => {
    const ramp =
      Math.min(1, (index + 1) / RAMP_WEEKS) * (swings[(index + company.length) % swings.length] ?? 1);
    const week = addWeeks(first, index);
    return {
      id: seedIdentifier(`measurement:${company}:${index}`),
      clientId: id,
      week,
      hoursSaved: roundTo(hoursAWeek * hours * ramp, 0.5),
      // Saved time doesn't increase sales at once.
      revenueEffect: index < 1 ? 0 : roundTo((revenueIncrease / 52) * revenue * ramp, 10),
      note: said[index % said.length] ?? '',
      evidence: evidence[index % evidence.length] ?? '',
    };
  });
}

/** Clients that were asked for consent to a success story. The second one agreed. */
async function seedConsents(db: Database, today: string): Promise<void> {
  const [asked, given] = demoCompanies;
  if (!asked || !given) throw new Error('The demo has fewer clients than it needs.');
  const askedBy = demoPeople.manager.name;
  const at = (days: number) => new Date(`${addDays(today, -days)}T15:20:00Z`);
  await db.insert(storyConsents).values([
    { clientId: asked.id, state: 'asked', askedBy, askedAt: at(2) },
    {
      clientId: given.id,
      state: 'given',
      askedBy,
      askedAt: at(20),
      answeredBy: given.people[0]?.name ?? given.company,
      answeredAt: at(18),
    },
  ]);
}

/** Inserts months of weekly measurements of the demo's clients. */
export async function seedDemoMeasurements(db: Database, today: string): Promise<void> {
  await db.insert(measurements).values(demoCompanies.flatMap((company) => weeksOf(company, today)));
  await seedConsents(db, today);
}
