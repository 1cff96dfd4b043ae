import type { ProjectTemplate } from '@uplift/data-client/contract/admin';

/** Templates that projects start from. Each covers all three phases. */
export const projectTemplates: readonly ProjectTemplate[] = [
  {
    id: 'whole-program',
    name: 'Audit, build and grow',
    summary: 'Several workflows chosen in the audit, 90 days from first interview to handoff.',
    milestones: [
      { phase: 'audit', title: 'Kickoff and system access', dueAfterDays: 2 },
      { phase: 'audit', title: 'Interviews and time measurements', dueAfterDays: 9 },
      { phase: 'audit', title: 'Audit report with the first three automations', dueAfterDays: 14 },
      { phase: 'optimize', title: 'First workflow live and measured', dueAfterDays: 30 },
      { phase: 'optimize', title: 'Second and third workflows live', dueAfterDays: 55 },
      { phase: 'optimize', title: 'Team trained, handbook delivered', dueAfterDays: 62 },
      { phase: 'scale', title: 'Hours and value dashboard', dueAfterDays: 75 },
      { phase: 'scale', title: '90-day review against the baseline', dueAfterDays: 90 },
    ],
  },
  {
    id: 'one-workflow',
    name: 'One workflow',
    summary: 'One known pain point, measurably better within 30 days.',
    milestones: [
      { phase: 'audit', title: 'Kickoff and system access', dueAfterDays: 2 },
      { phase: 'audit', title: 'Current process measured', dueAfterDays: 7 },
      { phase: 'optimize', title: 'Workflow built and tested with one team', dueAfterDays: 21 },
      { phase: 'optimize', title: 'Workflow live and measured', dueAfterDays: 30 },
      { phase: 'scale', title: 'Review and next steps', dueAfterDays: 45 },
    ],
  },
  {
    id: 'crm-and-sales',
    name: 'CRM and sales',
    summary: 'From inquiry to signed quote in one system, with no copying by hand.',
    milestones: [
      { phase: 'audit', title: 'Kickoff and system access', dueAfterDays: 2 },
      { phase: 'audit', title: 'Pipeline mapped, data cleanup planned', dueAfterDays: 12 },
      { phase: 'optimize', title: 'Data cleaned and moved', dueAfterDays: 26 },
      { phase: 'optimize', title: 'Follow-ups and quotes run automatically', dueAfterDays: 42 },
      { phase: 'optimize', title: 'Sales team trained', dueAfterDays: 48 },
      { phase: 'scale', title: 'Forecast and win-rate dashboard', dueAfterDays: 62 },
      { phase: 'scale', title: '90-day review against the baseline', dueAfterDays: 90 },
    ],
  },
];
