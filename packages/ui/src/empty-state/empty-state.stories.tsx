import preview from '@uplift/storybook/preview';
import FileText from 'lucide-react/icons/file-text';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { EmptyState } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No documents yet',
    description: 'Files that your manager shares appear here. You can also upload your own.',
    illustration: <Icon icon={FileText} size="lg" />,
    actions: <Button>Upload a file</Button>,
  },
});

export const Default = meta.story({ tags: ['visual'] });

export const TitleOnly = meta.story({
  render: () => <EmptyState title="Nothing to approve" />,
});

export const Narrow = meta.story({ decorators: [narrow] });
