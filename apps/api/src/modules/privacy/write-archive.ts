import type { Readable } from 'node:stream';
import { withoutDirectionOverrides } from '@uplift/data-client/contract';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import type { ExportedData, ExportedFile, ExportSection } from '../../export-section.ts';
import { guardFormula } from '../tech-assets/formula-guard.ts';

type Rows = Awaited<ReturnType<ExportSection['read']>>;

function writeCsv(rows: Rows): string {
  return stringify([...rows], {
    columns: Object.keys(rows[0] ?? {}),
    header: true,
    // Without a BOM, spreadsheets don't recognize UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // By default, only Windows line breaks are quoted.
    quoted_match: /[\r\n]/,
    cast: {
      string: guardFormula,
      number: String,
      boolean: String,
      date: (moment: Date) => moment.toISOString(),
    },
  });
}

/** Names that Windows reserves for devices, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** A name that every operating system can unpack as a single file in this folder. */
function safeName(path: string): string {
  const name = withoutDirectionOverrides(path)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  return DEVICE.test(name) ? `_${name}` : name || 'Untitled';
}

/** Numbers duplicate names before the extension. Comparison ignores case. */
function createNames(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const name = safeName(path);
    const dot = name.lastIndexOf('.');
    const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}

export interface Archive extends ExportedData {
  company: string;
  sections: readonly ExportSection[];
  writtenAt: Date;
}

const readMe = ({ company, writtenAt, sections }: Archive) => `Your data at Uplift

Company: ${company}
Written: ${writtenAt.toISOString()} (UTC)

Each kind of record is here twice: as JSON for programs, and as CSV for spreadsheets. In CSV, text that a spreadsheet
would take for a formula begins with an apostrophe. Dates and times are in UTC.

${sections.map(({ name, files }) => `${name}.json, ${name}.csv${files ? `, and the files in ${name}/` : ''}`).join('\n')}
`;

/**
 * Streams a client's data as a ZIP archive. The files are never all in memory at once.
 */
export async function writeArchive(archive: Archive): Promise<NodeJS.ReadableStream> {
  const { sections, writtenAt } = archive;
  const zip = new ZipFile();
  let current: Readable | undefined;
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: writtenAt });
  add('README.txt', readMe(archive));
  for (const { name, read, files } of sections) {
    const rows = await read(archive);
    add(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`${name}.csv`, writeCsv(rows));
    const nameOf = createNames();
    const addFile = ({ path, changedAt, open }: ExportedFile) =>
      // Opened lazily, so that few files are open at a time.
      zip.addReadStreamLazy(`${name}/${nameOf(path)}`, { mtime: changedAt }, (give) => {
        open().then(
          (stream) => {
            current = stream;
            give(null, stream);
          },
          (error: unknown) => zip.emit('error', error),
        );
      });
    for (const file of (await files?.(archive)) ?? []) addFile(file);
  }
  // An unreadable file aborts the response, so that the archive is recognizably broken.
  zip.on('error', (error: Error) => {
    zip.outputStream.emit('error', error);
  });
  // Without this, an aborted download would leave a file open.
  zip.outputStream.on('close', () => current?.destroy());
  zip.end();
  return zip.outputStream;
}
