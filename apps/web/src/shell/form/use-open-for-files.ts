import { useEffect } from 'react';

/** Opens as soon as somebody drags files over the page: there they can let them go. */
export function useOpenForFiles(open: () => void): void {
  useEffect(() => {
    const handle = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) open();
    };
    window.addEventListener('dragenter', handle);
    return () => window.removeEventListener('dragenter', handle);
  }, [open]);
}
