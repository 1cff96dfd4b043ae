import { THEME_COLOR, themeScript } from '@uplift/ui/theme';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/** A complete page. The script in its head sets the theme before the first paint. */
export function renderPage(path: string): string {
  const content = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="${THEME_COLOR.light}" />
    <title>What does busy work cost?</title>
    <link rel="icon" href="data:," />
    <script>${themeScript}</script>
  </head>
  <body>
    <div id="root">${content}</div>
    <script type="module" src="/assets/site.js"></script>
  </body>
</html>
`;
}

process.stdout.write(renderPage('/site.html'));
