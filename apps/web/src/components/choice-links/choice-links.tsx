import { type ReactElement, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './choice-links.styles.ts';
import { useChoiceSearch } from './use-choice-search.ts';

export interface Choice {
  /** The value of the search parameter. Empty for the default choice. */
  value: string;
  label: string;
}

export interface ChoiceLinksProps {
  /** The label of the group. */
  label: string;
  /** The search parameter that holds the choice. */
  parameter: string;
  choices: readonly Choice[];
  /** The value of the current choice. */
  current: string;
}

/** Chips that set one search parameter and keep the others. Links, so that they work without JavaScript. */
export function ChoiceLinks({ label, parameter, choices, current }: ChoiceLinksProps): ReactElement {
  const labelId = useId();
  const searchOf = useChoiceSearch(parameter);
  return (
    <nav aria-labelledby={labelId} css={styles.root}>
      <span id={labelId} css={styles.label}>
        {label}
      </span>
      <ul css={styles.list}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <RouterLink
              to={{ search: searchOf(choice.value) }}
              replace
              aria-current={choice.value === current ? 'true' : undefined}
              css={styles.choice}
            >
              {choice.label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
