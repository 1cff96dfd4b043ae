import type { CaseStudy } from '@uplift/data-client';
import { Avatar } from '@uplift/ui/avatar';
import { Quote, type QuoteProps } from '@uplift/ui/quote';
import type { ReactElement } from 'react';

export interface StoryQuoteProps extends Pick<QuoteProps, 'size'> {
  story: Pick<CaseStudy, 'quote' | 'quoteAuthor' | 'quoteRole'>;
}

/** What someone at the client says about a story. */
export function StoryQuote({
  story: { quote, quoteAuthor, quoteRole },
  size = 'md',
}: StoryQuoteProps): ReactElement {
  return (
    <Quote
      size={size}
      author={quoteAuthor}
      detail={quoteRole}
      picture={quoteAuthor && <Avatar.Root decorative name={quoteAuthor} />}
    >
      {quote}
    </Quote>
  );
}
