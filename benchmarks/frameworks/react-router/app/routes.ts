import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('static', 'routes/elements.tsx', { id: 'static' }),
  route('dynamic', 'routes/elements.tsx', { id: 'dynamic' }),
  route('components', 'routes/components.tsx'),
] satisfies RouteConfig;
