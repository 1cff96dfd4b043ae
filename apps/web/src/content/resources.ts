export type ResourceKind = 'Guide' | 'Checklist' | 'Template';

/** A piece as it stands in the list. */
export interface ResourceSummary {
  slug: ResourceSlug;
  kind: ResourceKind;
  title: string;
  summary: string;
  /** How much of the reader's time it takes. */
  effort: string;
}

export type ResourceSlug = 'find-ten-hours' | 'before-you-buy' | 'baseline-sheet';

/** A part of a piece, in reading order. */
export type ResourceBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'questions'; title: string; items: readonly string[] }
  | { kind: 'note'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      /** The first cell of a row names it. */
      rows: readonly (readonly [string, ...string[]])[];
      /** The last row, where the table adds up. */
      total?: readonly [string, ...string[]];
      /** How many columns at the end hold figures. */
      figures: number;
    };

export const resourceSummaries: readonly ResourceSummary[] = [
  {
    slug: 'find-ten-hours',
    kind: 'Guide',
    title: 'Find ten lost hours a week in five afternoons',
    summary:
      'The short form of our audit, to do on your own: follow one kind of job, count it, and change one thing by Friday.',
    effort: '5 minutes to read',
  },
  {
    slug: 'before-you-buy',
    kind: 'Checklist',
    title: 'Before you buy another tool',
    summary:
      'Twenty questions for the week before you sign. Whoever cannot answer six of them is buying a hope.',
    effort: '20 questions',
  },
  {
    slug: 'baseline-sheet',
    kind: 'Template',
    title: 'Workflow baseline sheet',
    summary:
      'The sheet we count with: steps, people, minutes and jobs, turned into hours a week and dollars a year.',
    effort: 'Spreadsheet',
  },
];
