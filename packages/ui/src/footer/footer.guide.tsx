import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Footer } from './index.ts';

const services = ['Workflow audit', 'Automation', 'Care plan'];

export default {
  use: [
    'The end of every page of a public site: contact, all important links, legal texts.',
    'Group links into two to four titled columns, and put legal links into the last line.',
  ],
  avoid: [
    'For the main links, use `NavigationBar`. Repeat them in the footer only if users look for them there.',
    'In apps with `AppShell`, leave it out.',
    'For the buttons at the end of a dialog, use the part `Footer` of `Dialog` or `Sheet`.',
  ],
  anatomy: `<Footer.Root>
  <Footer.Brand>Uplift</Footer.Brand>
  <Footer.Column title="Services">
    <Footer.Link href="/audit">Workflow audit</Footer.Link>
  </Footer.Column>
  <Footer.Bottom>
    <span>© 2026 Uplift</span>
    <BackToTop />
  </Footer.Bottom>
</Footer.Root>`,
  examples: [
    {
      do: {
        text: 'Titles let users skip the columns that they don’t need.',
        content: (
          <Cluster gap={10} align="start">
            <Footer.Column title="Services">
              {services.map((name) => (
                <Footer.Link key={name} href="#services">
                  {name}
                </Footer.Link>
              ))}
            </Footer.Column>
            <Footer.Column title="Company">
              <Footer.Link href="#about">About</Footer.Link>
              <Footer.Link href="#contact">Contact</Footer.Link>
            </Footer.Column>
          </Cluster>
        ),
      },
      dont: {
        text: 'One column named “Links” mixes everything.',
        content: (
          <Footer.Column title="Links">
            {[...services, 'About', 'Contact'].map((name) => (
              <Footer.Link key={name} href="#services">
                {name}
              </Footer.Link>
            ))}
          </Footer.Column>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next link or button.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: [
    'The footer is the content information landmark of the page. Render it outside of `<main>`.',
    'Each column is a navigation named by its title, and its links are a list with their number. Titles are headings of level 2.',
  ],
} satisfies Guide;
