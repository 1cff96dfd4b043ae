/** @jsxImportSource #layered */
'use client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isComposing } from '../composition/index.ts';
import { DATA_TABLE_SEARCH_LENGTH } from '../data-table-state/index.ts';
import { MagnifyingGlass } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { input } from '../input/input.styles.ts';
import * as styles from './data-table-toolbar.styles.ts';

/** The pause in typing before a search starts, in ms. */
const TYPING_PAUSE = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** Holds the typed text and reports it after a pause or on Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps): ReactElement {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== seen) {
    setSeen(value);
    // Our own search coming back must not undo newer typing. Other changes (the back button) must show.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function send(words: string): void {
    clearTimeout(timer.current);
    if (words === sent) return;
    setSent(words);
    onSearch(words);
  }

  return (
    <div data-part="search" css={styles.search}>
      <Icon icon={MagnifyingGlass} size="sm" data-part="search-icon" css={styles.searchMark} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={DATA_TABLE_SEARCH_LENGTH}
        value={draft}
        data-part="search-input"
        css={[input, styles.searchInput]}
        onChange={({ target }) => {
          setDraft(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(target.value), TYPING_PAUSE);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          send(draft);
        }}
      />
    </div>
  );
}
