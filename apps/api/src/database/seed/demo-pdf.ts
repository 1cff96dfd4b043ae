const PAGE = { width: 595, height: 842, margin: 64 } as const;

/** Roughly as many characters as fit on a line. */
const LINE_LENGTH = 82;

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE_LENGTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&');

/**
 * A PDF of one page: a title and paragraphs below it.
 *
 * @param paragraphs in ASCII, 40 lines at most
 */
export function createPdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs
    .flatMap((paragraph) => [...wrap(paragraph), ''])
    .map((line) => `(${escapeText(line)}) Tj T*`)
    .join('\n');
  const content =
    `BT /F2 20 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 20} Td (${escapeText(title)}) Tj ET\n` +
    `BT /F1 11 Tf 16 TL ${PAGE.margin} ${PAGE.height - PAGE.margin - 60} Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
