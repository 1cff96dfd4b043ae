'use client';
import { useEffect, useRef, useState } from 'react';
import type { FileDropFile } from './file-drop-file.ts';
import type { FileDropWords } from './file-drop-words.ts';

/** Returns the changes of the files since the last render, as text for a live region. */
export function useAnnouncements(files: readonly FileDropFile[], words: FileDropWords): string {
  const [announcement, setAnnouncement] = useState('');
  // The initial files aren't announced.
  const known = useRef<readonly FileDropFile[]>(files);

  useEffect(() => {
    const before = new Map(known.current.map((file) => [file.id, file]));
    known.current = files;
    const changed = files.filter(({ id, status }) => before.get(id)?.status !== status);
    for (const { id } of files) before.delete(id);
    const news = [
      ...changed.map(words.announce),
      ...[...before.values()].map(({ name }) => words.removed(name)),
    ];
    if (news.length > 0) setAnnouncement(news.join('. '));
  }, [files, words]);

  return announcement;
}
