import { brand } from '../src/content/brand.ts';
import { pieces } from '../src/content/resources/pieces.ts';
import {
  fileNameOf,
  type ResourceBlock,
  type ResourceItem,
  type ResourceSummary,
  resourceSummaries,
  type SheetCell,
} from '../src/content/resources.ts';

/** Without it Excel takes a file for one of its own old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function itemText(item: ResourceItem): string {
  if (typeof item === 'string') return item;
  return `**${item.term}${/[.?]$/.test(item.term) ? '' : '.'}** ${item.text}`;
}

function tableLines({ head, rows, total, figures }: Extract<ResourceBlock, { kind: 'table' }>): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index < head.length - figures ? '---' : '---:'))),
    ...rows.map(line),
    ...(total ? [line(total.map((cell) => (cell ? `**${cell}**` : '')))] : []),
  ].join('\n');
}

function markdownOfBlock(block: ResourceBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${itemText(item)}`)
        .join('\n');
    case 'questions':
      return [`## ${block.title}`, block.items.map((item) => `- [ ] ${item}`).join('\n')].join('\n\n');
    case 'note':
      return `> ${block.text}`;
    case 'table':
      return [`*${block.caption}*`, tableLines(block)].join('\n\n');
  }
}

/** A piece as Markdown, which reads well as plain text, too. */
function markdownOf({ slug, kind, title, summary, effort }: ResourceSummary): string {
  const parts = [
    `# ${title}`,
    summary,
    `*${kind} by ${brand.name}, ${effort}*`,
    ...pieces[slug].blocks.map(markdownOfBlock),
    '---',
    `${brand.name}: ${brand.tagline.toLowerCase()}. ${brand.email}, ${brand.phone.label}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function csvField(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  // Text that looks like a formula would be calculated: an apostrophe keeps it text.
  const text = typeof cell === 'string' ? cell.replace(/^(?=[=+\-@\t\r])/, "'") : `=${cell.formula}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file that Excel, Numbers and Google Sheets open with its formulas at work. */
export function csvOf(rows: readonly (readonly SheetCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}

/** Every piece as a file, by name. */
export function resourceFiles(): ReadonlyMap<string, string> {
  return new Map(
    resourceSummaries.map((summary) => {
      const { sheet } = pieces[summary.slug];
      return [fileNameOf(summary), sheet ? csvOf(sheet) : markdownOf(summary)];
    }),
  );
}
