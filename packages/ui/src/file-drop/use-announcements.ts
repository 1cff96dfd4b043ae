'use client';
import { useEffect, useRef, useState } from 'react';
import type { FileDropMessages } from './file-drop.messages.ts';
import type { FileDropFile } from './file-drop-file.ts';

/** Returns the changes of the files since the last render, as text for a live region. */
export function useAnnouncements(files: readonly FileDropFile[], messages: FileDropMessages): string {
  const [announcement, setAnnouncement] = useState('');
  // The initial files aren't announced.
  const known = useRef<readonly FileDropFile[]>(files);

  useEffect(() => {
    const before = new Map(known.current.map((file) => [file.id, file]));
    known.current = files;
    const changed = files.filter(({ id, status }) => !before.has(id) || before.get(id)?.status !== status);
    for (const { id } of files) before.delete(id);
    const news = [
      ...changed.map(messages.announce),
      ...[...before.values()].map(({ name }) => messages.removed(name)),
    ];
    if (news.length > 0) setAnnouncement(news.join('. '));
  }, [files, messages]);

  return announcement;
}
