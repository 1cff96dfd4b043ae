import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';
import { fileDropMessages } from './file-drop.messages.ts';

const rules: FileRules = {
  accept: undefined,
  maxSize: Number.POSITIVE_INFINITY,
  multiple: true,
  messages: fileDropMessages,
  formatSize: (bytes) => `${bytes / 1024 ** 2} MB`,
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
      'run.exe has the wrong type. Choose PDF or images.',
    ]);
    expect(messages([file('image')], { accept: 'image/*' })).toHaveLength(1);
  });

  it('refuses files above the size limit and accepts files at the limit', () => {
    const limit = { maxSize: 1024 * 1024 };
    expect(messages([file('a.txt', '', 1024 * 1024)], limit)).toEqual([]);
    expect(messages([file('b.txt', '', 1.5 * 1024 * 1024)], limit)).toEqual([
      'b.txt is 1.5 MB. The maximum is 1 MB.',
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
