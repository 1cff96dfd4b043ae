import type { Guide } from '@uplift/storybook/guide';
import { Text } from '../text/index.ts';
import { Tabs } from './index.ts';

export default {
  use: [
    'Parts of one subject that users need one at a time: the overview, documents and invoices of a project.',
    'Use `orientation="vertical"` for settings with many parts. Below 768 px, the tabs are above the panel.',
    'Use `activation="manual"` if a panel loads data, so that arrow keys don’t load all panels on the way.',
  ],
  avoid: [
    'To go to another page, use `TabNav`, `NavigationBar` or `SideNav`.',
    'To show the same content in another way, use `ToggleGroup`.',
    'For steps in an order, use `Stepper`.',
    'For content to compare or to read in full, use headings, or an `Accordion` on narrow screens.',
  ],
  anatomy: `<Tabs.Root defaultValue="overview">
  <Tabs.List label="Project">
    <Tabs.Tab value="overview">Overview</Tabs.Tab>
    <Tabs.Tab value="documents">Documents</Tabs.Tab>
  </Tabs.List>
  <Tabs.Panel value="overview">…</Tabs.Panel>
  <Tabs.Panel value="documents">…</Tabs.Panel>
</Tabs.Root>`,
  examples: [
    {
      do: {
        text: 'One or two words per tab, all of the same kind.',
        content: (
          <Tabs.Root defaultValue="overview" style={{ inlineSize: '100%' }}>
            <Tabs.List label="Project of Harbor Dental">
              <Tabs.Tab value="overview">Overview</Tabs.Tab>
              <Tabs.Tab value="documents">Documents</Tabs.Tab>
              <Tabs.Tab value="invoices">Invoices</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="overview">
              <Text>Two of three workflows are live.</Text>
            </Tabs.Panel>
            <Tabs.Panel value="documents">
              <Text>Four documents.</Text>
            </Tabs.Panel>
            <Tabs.Panel value="invoices">
              <Text>All invoices are paid.</Text>
            </Tabs.Panel>
          </Tabs.Root>
        ),
      },
      dont: {
        text: 'Long labels push the other tabs out of view.',
        content: (
          <Tabs.Root defaultValue="overview" style={{ inlineSize: '100%' }}>
            <Tabs.List label="Project of Nordlicht Logistics">
              <Tabs.Tab value="overview">What we are working on right now</Tabs.Tab>
              <Tabs.Tab value="documents">Documents that you have shared with us</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="overview">
              <Text>Two of three workflows are live.</Text>
            </Tabs.Panel>
            <Tabs.Panel value="documents">
              <Text>Four documents.</Text>
            </Tabs.Panel>
          </Tabs.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the active tab, and then to its panel.' },
    {
      keys: ['→', '←'],
      action:
        'Activates the next or previous tab, and starts over at the end. Swapped in right-to-left text.',
    },
    { keys: ['↓', '↑'], action: 'The same, with `orientation="vertical"`.' },
    { keys: ['Home', 'Page Up'], action: 'Activates the first tab.' },
    { keys: ['End', 'Page Down'], action: 'Activates the last tab.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Activates the tab, with `activation="manual"`. Arrow keys only move focus then.',
    },
  ],
  screenReader: [
    'The tabs are announced as a tab list with its `label`, and each tab with its position and whether it is selected.',
    'The panel is named by its tab. It takes focus, so that users reach text without controls.',
    'A count inside a tab is part of its name: “Open 12”. Disabled tabs are skipped by arrow keys.',
  ],
} satisfies Guide;
