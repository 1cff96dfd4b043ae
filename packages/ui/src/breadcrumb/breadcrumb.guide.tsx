import type { Guide } from '@uplift/storybook/guide';
import { Breadcrumb } from './index.ts';

export default {
  use: [
    'Pages three or more levels deep, such as a case study or a document of a project.',
    'Pages that users reach from a search engine or an e-mail, to show where they are.',
  ],
  avoid: [
    'For the main pages, use `NavigationBar` or `SideNav`.',
    'For the steps of a form, use `Stepper`: a breadcrumb shows a place, not progress.',
    'To go back to a list with its filters, use a `Link` to it. The breadcrumb shows the hierarchy, not the history.',
  ],
  anatomy: `<Breadcrumb.Root>
  <Breadcrumb.Link href="/">Home</Breadcrumb.Link>
  <Breadcrumb.Link href="/services">Services</Breadcrumb.Link>
  <Breadcrumb.Page>Workflow automation</Breadcrumb.Page>
</Breadcrumb.Root>`,
  examples: [
    {
      do: {
        text: 'Show each level once, with the current page last.',
        content: (
          <Breadcrumb.Root>
            <Breadcrumb.Link href="#home">Home</Breadcrumb.Link>
            <Breadcrumb.Link href="#services">Services</Breadcrumb.Link>
            <Breadcrumb.Page>Workflow automation</Breadcrumb.Page>
          </Breadcrumb.Root>
        ),
      },
      dont: {
        text: 'Visited pages aren’t a hierarchy.',
        content: (
          <Breadcrumb.Root>
            <Breadcrumb.Link href="#services">Services</Breadcrumb.Link>
            <Breadcrumb.Link href="#pricing">Pricing</Breadcrumb.Link>
            <Breadcrumb.Link href="#services">Services</Breadcrumb.Link>
            <Breadcrumb.Page>Workflow automation</Breadcrumb.Page>
          </Breadcrumb.Root>
        ),
      },
    },
    {
      do: {
        text: 'Use the names that the pages have in the navigation.',
        content: (
          <Breadcrumb.Root>
            <Breadcrumb.Link href="#results">Results</Breadcrumb.Link>
            <Breadcrumb.Page>Harbor Dental</Breadcrumb.Page>
          </Breadcrumb.Root>
        ),
      },
      dont: {
        text: 'A link to the current page does nothing.',
        content: (
          <Breadcrumb.Root>
            <Breadcrumb.Link href="#results">Results</Breadcrumb.Link>
            <Breadcrumb.Link href="#harbor-dental">Harbor Dental</Breadcrumb.Link>
          </Breadcrumb.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next link. The current page isn’t a stop.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: [
    'Announced as a navigation named “Breadcrumb” with a list of the levels.',
    '`Breadcrumb.Page` is announced as the current page. Use it exactly once, last.',
    'The separators are drawn with CSS. Don’t type any.',
  ],
} satisfies Guide;
