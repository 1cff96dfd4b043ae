import { GlobalStyles, ThemeProvider } from '@uplift/ui/theme';
import { createRoot } from 'react-dom/client';
import { Estimate } from '../../estimate.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <ThemeProvider>
    <GlobalStyles />
    <Estimate />
  </ThemeProvider>,
);
