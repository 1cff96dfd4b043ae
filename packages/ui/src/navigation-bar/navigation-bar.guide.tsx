import type { Guide } from '@uplift/storybook/guide';
import { LinkButton } from '../link-button/index.ts';
import { NavigationBar } from './index.ts';

export default {
  use: [
    'The main navigation of a public site, at the top of every page, with up to about six links.',
    'Put one action at its end, such as “Book an audit”, and the menu button for narrow screens.',
  ],
  avoid: [
    'For an app with many areas, use `SideNav` inside `AppShell`.',
    'For the path to the current page, use `Breadcrumb`.',
    'For the parts of one page, use `Tabs` or links to its headings.',
    'For actions on a selection, use `ButtonGroup` or `DropdownMenu`.',
  ],
  anatomy: `<NavigationBar.Root>
  <NavigationBar.Brand href="/">Uplift</NavigationBar.Brand>
  <NavigationBar.Links>
    <NavigationBar.Link href="/services" aria-current="page">Services</NavigationBar.Link>
    <NavigationBar.Link href="/pricing">Pricing</NavigationBar.Link>
  </NavigationBar.Links>
  <NavigationBar.Actions>
    <LinkButton href="/contact" size="sm">Book an audit</LinkButton>
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <NavigationBar.MenuButton />
      </Sheet.Trigger>
      <Sheet.Content closeLabel="Close menu">
        <Sheet.Title>Menu</Sheet.Title>
        <NavigationBar.Links>…</NavigationBar.Links>
      </Sheet.Content>
    </Sheet.Root>
  </NavigationBar.Actions>
</NavigationBar.Root>`,
  examples: [
    {
      do: {
        text: 'One action, and all other links in the menu on narrow screens.',
        content: (
          <NavigationBar.Root style={{ position: 'static', inlineSize: '100%' }}>
            <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand>
            <NavigationBar.Actions>
              <LinkButton href="#contact" size="sm">
                Book audit
              </LinkButton>
              <NavigationBar.MenuButton aria-expanded={false} />
            </NavigationBar.Actions>
          </NavigationBar.Root>
        ),
      },
      dont: {
        text: 'Several actions wrap to a second line, and the bar covers the content.',
        content: (
          <NavigationBar.Root style={{ position: 'static', inlineSize: '100%' }}>
            <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand>
            <NavigationBar.Actions>
              <LinkButton href="#contact" size="sm">
                Book audit
              </LinkButton>
              <LinkButton href="#calculator" size="sm" variant="secondary">
                Calculate ROI
              </LinkButton>
              <LinkButton href="#clients" size="sm" variant="secondary">
                Sign in
              </LinkButton>
              <NavigationBar.MenuButton aria-expanded={false} />
            </NavigationBar.Actions>
          </NavigationBar.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next link or button.' },
    { keys: ['Enter'], action: 'Follows the link, or opens the menu.' },
    { keys: ['Space'], action: 'Opens the menu, on the menu button.' },
    { keys: ['Escape'], action: 'Closes the menu, if it is a `Sheet`, and returns focus to its button.' },
  ],
  screenReader: [
    'The bar is the banner landmark of the page, and the links are a navigation named “Main”. Render it outside of `<main>`.',
    'Set `aria-current="page"` on the link to the current page.',
    'As the trigger of a `Sheet`, the menu button is announced as collapsed or expanded. A menu of your own needs `aria-expanded` and `aria-controls` on it.',
    'Put a `SkipLink` before the bar, so that keyboard users needn’t pass all links on every page.',
  ],
} satisfies Guide;
