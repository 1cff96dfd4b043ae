import type { ProjectTemplate } from '@uplift/data-client/contract/admin';

/** Templates that projects start from. Each covers all three phases. */
export const projectTemplates: readonly ProjectTemplate[] = [
  {
    id: 'whole-program',
    name: 'Audit, build and grow',
    summary: 'Several workflows, found by the audit: 90 days from the first interview to the handover.',
    milestones: [
      { phase: 'audit', title: 'Kick-off and access to your systems', dueAfterDays: 2 },
      { phase: 'audit', title: 'Interviews and time measurements', dueAfterDays: 9 },
      { phase: 'audit', title: 'Audit report with the first three automations', dueAfterDays: 14 },
      { phase: 'optimize', title: 'First workflow live and measured', dueAfterDays: 30 },
      { phase: 'optimize', title: 'Second and third workflow live', dueAfterDays: 55 },
      { phase: 'optimize', title: 'Team trained, handbook handed over', dueAfterDays: 62 },
      { phase: 'scale', title: 'Dashboard of hours and value', dueAfterDays: 75 },
      { phase: 'scale', title: '90-day review against the baseline', dueAfterDays: 90 },
    ],
  },
  {
    id: 'one-workflow',
    name: 'One workflow',
    summary: 'One process that is known to hurt, measurably better within 30 days.',
    milestones: [
      { phase: 'audit', title: 'Kick-off and access to your systems', dueAfterDays: 2 },
      { phase: 'audit', title: 'The process measured as it is', dueAfterDays: 7 },
      { phase: 'optimize', title: 'Workflow built and tried with one team', dueAfterDays: 21 },
      { phase: 'optimize', title: 'Workflow live and measured', dueAfterDays: 30 },
      { phase: 'scale', title: 'Review, and what is worth doing next', dueAfterDays: 45 },
    ],
  },
  {
    id: 'crm-and-sales',
    name: 'CRM and sales',
    summary: 'From the inquiry to the signed offer in one system, without copying by hand.',
    milestones: [
      { phase: 'audit', title: 'Kick-off and access to your systems', dueAfterDays: 2 },
      { phase: 'audit', title: 'Map of the pipeline, and the data to clean', dueAfterDays: 12 },
      { phase: 'optimize', title: 'Data cleaned and moved', dueAfterDays: 26 },
      { phase: 'optimize', title: 'Follow-ups and offers run by themselves', dueAfterDays: 42 },
      { phase: 'optimize', title: 'Sales team trained', dueAfterDays: 48 },
      { phase: 'scale', title: 'Forecast and win rate on a dashboard', dueAfterDays: 62 },
      { phase: 'scale', title: '90-day review against the baseline', dueAfterDays: 90 },
    ],
  },
];
