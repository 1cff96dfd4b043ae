import { Input } from '@uplift/ui/input';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement, RefObject } from 'react';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import * as styles from './modern-view.styles.ts';

export interface TechnologySearchProps {
  value: string;
  /** How many technologies match. */
  found: number;
  onValueChange: (value: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The search of the modern view. It announces how many technologies match. */
export function TechnologySearch({
  value,
  found,
  onValueChange,
  field,
}: TechnologySearchProps): ReactElement {
  const messages = useShowcaseMessages();
  return (
    <div css={styles.search}>
      <Input
        ref={field}
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        maxLength={80}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <VisuallyHidden role="status">
        {value.trim() !== '' && (found > 0 ? messages.found(found) : messages.noMatch(value.trim()))}
      </VisuallyHidden>
    </div>
  );
}
