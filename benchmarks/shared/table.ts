/** Formats rows with headings for a terminal: the first column left-aligned, numbers right-aligned. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  return [headings, widths.map((width) => '─'.repeat(width)), ...rows]
    .map((cells) => `${line(cells)}\n`)
    .join('');
}
