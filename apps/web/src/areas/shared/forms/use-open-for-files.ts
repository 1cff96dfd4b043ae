import { useEffect } from 'react';

/** Calls `open` when a user drags files over the page, so that they can be dropped there. */
export function useOpenForFiles(open: () => void): void {
  useEffect(() => {
    const handle = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) open();
    };
    window.addEventListener('dragenter', handle);
    return () => window.removeEventListener('dragenter', handle);
  }, [open]);
}
