export const resourceKinds = ['Guide', 'Checklist', 'Template'] as const;

export type ResourceKind = (typeof resourceKinds)[number];

export type ResourceSlug =
  | 'find-ten-hours'
  | 'what-to-automate-first'
  | 'one-page-procedure'
  | 'setting-connector-or-code'
  | 'job-done-to-paid'
  | 'before-you-buy'
  | 'before-you-switch'
  | 'your-data-elsewhere'
  | 'before-somebody-leaves'
  | 'baseline-sheet'
  | 'business-case'
  | 'risk-register';

/** A resource, as shown in the list. */
export interface ResourceSummary {
  slug: ResourceSlug;
  kind: ResourceKind;
  title: string;
  summary: string;
  /** How much of the reader's time it takes. */
  effort: string;
}

/** A list item. A term is set apart at its start. */
export type ResourceItem = string | { term: string; text: string };

/** A part of a resource, in reading order. A string is a paragraph. */
export type ResourceBlock =
  | string
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly ResourceItem[] }
  | { kind: 'questions'; title: string; items: readonly string[] }
  | { kind: 'note'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      /** The first cell of a row is its name. */
      rows: readonly (readonly [string, ...string[]])[];
      /** The last row, if the table adds up. */
      total?: readonly [string, ...string[]];
      /** The number of columns at the end that hold figures. */
      figures: number;
    };

/** A spreadsheet cell. A formula omits its equals sign. */
export type SheetCell = string | number | { formula: string };

export interface ResourcePiece {
  blocks: readonly ResourceBlock[];
  /** The rows of its file, if that is a spreadsheet. */
  sheet?: readonly (readonly SheetCell[])[];
}

export const resourceSummaries: readonly ResourceSummary[] = [
  {
    slug: 'find-ten-hours',
    kind: 'Guide',
    title: 'Find ten lost hours a week in five afternoons',
    summary:
      'The short form of our audit, to do on your own: follow one kind of job, count it, and change one thing by Friday.',
    effort: '4 minutes to read',
  },
  {
    slug: 'what-to-automate-first',
    kind: 'Guide',
    title: 'What to automate first',
    summary:
      'Score each task by the hours it gives back per $1,000, and see why the biggest one on your list is seldom the first.',
    effort: '5 minutes to read',
  },
  {
    slug: 'baseline-sheet',
    kind: 'Template',
    title: 'Workflow baseline sheet',
    summary:
      'The sheet we count with: steps, people, minutes and jobs, turned into hours a week and dollars a year.',
    effort: '20 empty rows',
  },
  {
    slug: 'one-page-procedure',
    kind: 'Guide',
    title: 'Write a procedure that people and programs can follow',
    summary:
      'One page per task, with a trigger, a test for done, and every “usually” turned into a rule. With an example from a dental office.',
    effort: '5 minutes to read',
  },
  {
    slug: 'before-you-buy',
    kind: 'Checklist',
    title: 'Before you buy another tool',
    summary:
      'Twenty questions for the week before you sign. If you cannot answer six of them, you are buying hope.',
    effort: '20 questions',
  },
  {
    slug: 'business-case',
    kind: 'Template',
    title: 'One-page business case',
    summary:
      'Low, expected and high side by side: hours won, running cost, months to pay back and what is left after three years.',
    effort: '8 figures to enter',
  },
  {
    slug: 'setting-connector-or-code',
    kind: 'Guide',
    title: 'A setting, a connector or custom code',
    summary:
      'Three ways to link two programs, what each costs over three years, and five questions that decide between them.',
    effort: '5 minutes to read',
  },
  {
    slug: 'your-data-elsewhere',
    kind: 'Checklist',
    title: 'Your data in someone else’s cloud',
    summary:
      'What to ask a vendor about access, backups, breaches and the way out, and which answers should end the conversation.',
    effort: '20 questions',
  },
  {
    slug: 'risk-register',
    kind: 'Template',
    title: 'Automation risk register',
    summary:
      'What runs unattended, how it can fail, how you would notice, and who acts. The sheet scores and sorts out what is urgent.',
    effort: '20 empty rows',
  },
  {
    slug: 'job-done-to-paid',
    kind: 'Guide',
    title: 'From job done to money in the bank',
    summary:
      'Four gaps in which your money waits, how to measure each in an hour, and what to change so that it arrives twelve days sooner.',
    effort: '5 minutes to read',
  },
  {
    slug: 'before-you-switch',
    kind: 'Checklist',
    title: 'Before you switch over',
    summary:
      'The list we go through before a new workflow replaces the old way, from the parallel run to the way back.',
    effort: '22 points',
  },
  {
    slug: 'before-somebody-leaves',
    kind: 'Checklist',
    title: 'Before someone leaves',
    summary:
      'Two weeks to move what one person knows into the company: work, accounts, people, and the things no one wrote down.',
    effort: '20 points',
  },
];

/** The file name of a resource: Markdown for reading, a spreadsheet for calculating. */
export function fileNameOf({ slug, kind }: Pick<ResourceSummary, 'slug' | 'kind'>): string {
  return `${slug}.${kind === 'Template' ? 'csv' : 'md'}`;
}

/** The download path of a resource. */
export function fileAddressOf(summary: Pick<ResourceSummary, 'slug' | 'kind'>): string {
  return `/downloads/${fileNameOf(summary)}`;
}
