import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeArchive } from './write-archive.ts';

const writtenAt = new Date('2026-06-01T12:00:00Z');

async function namesInArchive(paths: readonly string[]): Promise<string[]> {
  const files = paths.map((path) => ({ path, changedAt: writtenAt, open: async () => Readable.from(['x']) }));
  const archive = await writeArchive({
    company: 'Harbor Dental',
    clientId: 'harbor',
    reader: { kind: 'client', sessionId: 'session', personId: 'person' },
    sections: [{ name: 'documents', read: async () => [], files: async () => files }],
    writtenAt,
  });
  const names = Object.keys(unzipSync(await buffer(archive)));
  return names.filter((name) => name.startsWith('documents/')).map((name) => name.replace('documents/', ''));
}

test.for([
  ['CON', '_CON'],
  ['con.pdf', '_con.pdf'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['Com1 .txt', '_Com1 .txt'],
  ['LPT².pdf', '_LPT².pdf'],
  ['CONIN$', '_CONIN$'],
  ['Console.pdf', 'Console.pdf'],
  ['COM10.pdf', 'COM10.pdf'],
  ['..hidden.txt', 'hidden.txt'],
  ['End of line. . ', 'End of line'],
  ['End.\u00a0', 'End'],
  ['a<b>c:d"e/f\\g|h?i*j.pdf', 'a-b-c-d-e-f-g-h-i-j.pdf'],
  ['two\nlines.pdf', 'two-lines.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066\u2069', 'Untitled'],
  ['. .', 'Untitled'],
] as const)('archives %j under the portable name %j', async ([path, name]) => {
  expect(await namesInArchive([path])).toEqual([name]);
});

test('numbers files whose portable names collide', async () => {
  expect(await namesInArchive(['CON.txt', '_con.txt', 'Plan', 'plan. '])).toEqual([
    '_CON.txt',
    '_con (2).txt',
    'Plan',
    'plan (2)',
  ]);
});
