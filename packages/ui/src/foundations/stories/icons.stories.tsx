import preview from '@uplift/storybook/preview';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { expect } from 'storybook/test';
import { Icon, type IconComponent } from '../../icon/index.ts';
import * as styles from './icons.styles.ts';

const icons: Readonly<Record<string, IconComponent>> = {
  'arrow-right': ArrowRight,
  'calendar-plus': CalendarPlus,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  copy: Copy,
  ellipsis: Ellipsis,
  'file-text': FileText,
  info: Info,
  'octagon-alert': OctagonAlert,
  plus: Plus,
  search: Search,
  settings: Settings,
  'shield-check': ShieldCheck,
  'triangle-alert': TriangleAlert,
  users: Users,
  x: X,
};

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['!autodocs'] });

export const InUse = meta.story({
  tags: ['visual'],
  render: () => (
    <ul css={styles.gallery}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} css={styles.specimen}>
          <Icon icon={icon} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const weights = [...canvasElement.querySelectorAll('svg')].map((icon) =>
      icon.getAttribute('stroke-width'),
    );
    await expect(new Set(weights)).toEqual(new Set(['1.75']));
  },
});
