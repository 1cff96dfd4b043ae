import preview from '@uplift/storybook/preview';
import { LinkButton } from '@uplift/ui/link-button';
import { RoiCalculator } from './index.ts';

const meta = preview.meta({
  title: 'ROI engine/ROI calculator',
  component: RoiCalculator,
  args: {
    children: (
      <LinkButton href="#contact" variant="secondary">
        Book a systems audit
      </LinkButton>
    ),
  },
});

const example = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};

export const Default = meta.story();

export const Filled = meta.story({ args: { initial: example } });
