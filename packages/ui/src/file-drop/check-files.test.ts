import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';
import { englishWords } from './file-drop-words.ts';

const rules: FileRules = {
  accept: undefined,
  maxSize: Number.POSITIVE_INFINITY,
  multiple: true,
  words: englishWords,
};

function file(name: string, type = '', size = 0): File {
  return new File([new Uint8Array(size)], name, { type });
}

function messages(files: File[], own: Partial<FileRules>): string[] {
  return checkFiles(files, { ...rules, ...own }).refusals.map(({ message }) => message);
}

describe('checkFiles', () => {
  it.each([
    ['.pdf', file('Offer.PDF')],
    ['application/pdf', file('offer', 'application/pdf')],
    ['.csv, image/*', file('logo.svg', 'image/svg+xml')],
    ['', file('anything')],
  ])('accepts a matching file with accept="%s"', (accept, candidate) => {
    expect(checkFiles([candidate], { ...rules, accept }).files).toEqual([candidate]);
  });

  it.each(['Report v1.2', 'Minutes 2026.11.27', 'Notes for Dr. Smith', 'offer', '.png'])(
    'accepts "%s", which has no extension, with accept=".pdf"',
    (name) => {
      expect(messages([file(name)], { accept: '.pdf' })).toEqual([]);
    },
  );

  it.each(['photo.png ', 'photo.png.', 'photo.PNG . '])('ignores the end of "%s"', (name) => {
    expect(messages([file(name)], { accept: '.png' })).toEqual([]);
    expect(messages([file(name)], { accept: '.pdf' })).toHaveLength(1);
  });

  it('refuses other types and lists the accepted ones', () => {
    expect(messages([file('run.exe')], { accept: '.pdf, application/pdf, image/*' })).toEqual([
      'run.exe is of another type. Choose PDF or images.',
    ]);
    expect(messages([file('image')], { accept: 'image/*' })).toHaveLength(1);
  });

  it('refuses files above the size limit and accepts files at the limit', () => {
    const limit = { maxSize: 1024 * 1024 };
    expect(messages([file('a.txt', '', 1024 * 1024)], limit)).toEqual([]);
    expect(messages([file('b.txt', '', 1.5 * 1024 * 1024)], limit)).toEqual([
      'b.txt has 1.5 MB. Files can have 1 MB at most.',
    ]);
  });

  it('accepts only the first valid file without multiple', () => {
    const { files, refusals } = checkFiles([file('x.exe'), file('a.pdf'), file('b.pdf')], {
      ...rules,
      accept: '.pdf',
      multiple: false,
    });
    expect(files.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refusals.map(({ reason }) => reason)).toEqual(['type', 'count']);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [25 * 1024 ** 2, '25 MB'],
    [1.25 * 1024 ** 3, '1.3 GB'],
  ])('formats %s bytes as "%s"', (bytes, text) => {
    expect(englishWords.size(bytes)).toBe(text);
  });
});
