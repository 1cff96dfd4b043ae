import type { RouteObject } from 'react-router-dom';
import { areaPage, page, signInPage, unlistedPage } from './page-route.tsx';

/** All routes of the site. */
export const routes: RouteObject[] = [
  page('/', 'pages/home/home-page.tsx', ['technologies', 'stories']),
  page('/services', 'pages/services/services-page.tsx'),
  page('/services/:slug', 'pages/service-detail/service-detail-page.tsx', ['stories']),
  page('/calculator', 'pages/calculator/calculator-page.tsx'),
  page('/pricing', 'pages/pricing/pricing-page.tsx'),
  page('/results', 'pages/results/results-page.tsx', ['stories', 'comparedStory']),
  page('/about', 'pages/about/about-page.tsx'),
  page('/contact', 'pages/contact/contact-page.tsx', ['formStamp']),
  page('/resources', 'pages/resources/resources-page.tsx'),
  page('/success-stories', 'pages/success-stories/success-stories-page.tsx', ['stories']),
  page('/success-stories/:slug', 'pages/story-detail/story-detail-page.tsx', ['stories', 'story']),
  page('/portal', 'pages/portal/portal-page.tsx'),
  unlistedPage('/forgot-password', 'pages/password/password-page.tsx'),
  unlistedPage('/reset-password', 'pages/password/password-page.tsx'),
  signInPage('/client/login', 'client', 'areas/client/sign-in/client-sign-in-page.tsx'),
  areaPage('/client/*', 'client', 'areas/client/client-area.tsx'),
  areaPage('/manager/*', 'manager', 'areas/manager/manager-area.tsx'),
  signInPage('/admin', 'admin', 'areas/admin/sign-in/admin-sign-in-page.tsx'),
  areaPage('/admin/*', 'admin', 'areas/admin/admin-area.tsx'),
  unlistedPage('*', 'pages/not-found/not-found-page.tsx'),
];
