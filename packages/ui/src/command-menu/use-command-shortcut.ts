'use client';
import { useEffect } from 'react';
import { isComposing } from '../composition/index.ts';

/** Apple keyboards use ⌘ for commands. Ctrl+K deletes to the end of the line there. */
function hasCommandModifier({ metaKey, ctrlKey }: KeyboardEvent): boolean {
  return /Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/**
 * Calls back when Ctrl and the key are pressed together (⌘ and the key on Apple keyboards), wherever focus
 * is. Prevents the browser's own action for this shortcut. With `null`, it listens to no key.
 */
export function useCommandShortcut(onPress: () => void, key: string | null = 'k'): void {
  useEffect(() => {
    if (key === null) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const pressed = event.key.toLowerCase() === key.toLowerCase() && hasCommandModifier(event);
      if (!pressed || event.shiftKey || event.altKey || isComposing(event)) return;
      event.preventDefault();
      if (!event.repeat) onPress();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onPress, key]);
}
