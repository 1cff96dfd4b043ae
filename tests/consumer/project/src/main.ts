import { createRoot } from 'react-dom/client';
import { page } from './page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(page());
