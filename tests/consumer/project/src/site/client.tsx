import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
hydrateRoot(
  root,
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
