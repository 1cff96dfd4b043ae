import preview from '@uplift/storybook/preview';
import { Badge } from '../badge/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Cluster } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Cluster',
  component: Cluster,
  args: {
    children: ['Invoicing', 'Onboarding', 'Scheduling', 'Reporting', 'Quotes', 'Payroll'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
});

export const Default = meta.story();

export const Between = meta.story({ args: { justify: 'between' } });

export const Wrapping = meta.story({ decorators: [narrow] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
