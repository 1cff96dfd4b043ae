import type { CaseStudy } from '@uplift/data-client';
import type { ReactElement } from 'react';
import { ChoiceLinks } from '../../../components/choice-links/choice-links.tsx';
import { industriesOf } from './measures.ts';

export interface IndustryFilterProps {
  /** All stories, including those that are filtered out. */
  stories: readonly CaseStudy[];
  /** The industry in the URL, which may be unknown. */
  current: string | null;
}

/** Chips for the industries that have stories. */
export function IndustryFilter({ stories, current }: IndustryFilterProps): ReactElement {
  const industries = industriesOf(stories);
  return (
    <ChoiceLinks
      label="Industry"
      parameter="industry"
      choices={[{ value: '', label: 'All' }, ...industries.map((name) => ({ value: name, label: name }))]}
      current={current !== null && industries.includes(current) ? current : ''}
    />
  );
}
