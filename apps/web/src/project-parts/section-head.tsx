import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { useClientInView } from './client-in-view.tsx';

export interface SectionHeadProps {
  title: string;
  /** What is here, in a sentence. */
  lead: string;
}

/** The head of a section: a page of its own for the client, a part of the client's page for the team. */
export function SectionHead({ title, lead }: SectionHeadProps): ReactElement {
  const { side, company } = useClientInView();
  const isPage = side === 'client';
  return (
    <header>
      <PageHead title={isPage ? title : `${title} · ${company}`} index={false} />
      <Heading level={isPage ? 1 : 2} size={isPage ? 'lg' : 'md'}>
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </header>
  );
}
