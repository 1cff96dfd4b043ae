import { publicEndpoints } from '@uplift/data-client';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { answer, fail, pending, sampleCaseStudies } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { siteHandlers } from '../app/testing/site-network.ts';
import { SitePage } from '../app/testing/site-page.tsx';

const meta = preview.meta({
  title: 'Pages/Public',
  component: SitePage,
  // These are whole pages. On one docs page, their headers would stack up.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Our Commitment' })).toBeInTheDocument();
    const [story] = sampleCaseStudies;
    await expect(await canvas.findByRole('link', { name: story?.title ?? '' })).toBeInTheDocument();
  },
});

export const HomeWhileTheApiIsSlow = meta.story({
  args: { network: [pending(publicEndpoints.listCaseStudies), pending(publicEndpoints.listTechAssets)] },
});

export const HomeWhileTheApiFails = meta.story({
  args: {
    network: [
      fail(publicEndpoints.listCaseStudies, 503, 'The database is away.'),
      fail(publicEndpoints.listTechAssets, 503, 'The database is away.'),
    ],
  },
});

export const Services = meta.story({ args: { path: '/services' } });
export const ServiceDetail = meta.story({ args: { path: '/services/systems-audit' } });
export const Calculator = meta.story({ args: { path: '/calculator' } });
export const Pricing = meta.story({ args: { path: '/pricing' } });
export const Results = meta.story({ args: { path: '/results' } });
export const About = meta.story({ args: { path: '/about' } });
export const Contact = meta.story({ args: { path: '/contact' } });
export const ContactSent = meta.story({ args: { path: '/contact?sent=audit' } });
export const Resources = meta.story({ args: { path: '/resources' } });
export const SuccessStories = meta.story({ args: { path: '/success-stories' } });

export const SuccessStory = meta.story({
  args: { path: `/success-stories/${sampleCaseStudies[0]?.slug}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What we did' })).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /Delivered on time/ })).toBeInTheDocument();
  },
});

export const Portal = meta.story({ args: { path: '/portal' } });
export const ClientSignIn = meta.story({ args: { path: '/client/login' } });
export const ForgottenPassword = meta.story({ args: { path: '/forgot-password?kind=client' } });

export const Invitation = meta.story({
  args: {
    path: '/reset-password#kind=invite&token=of-the-invitation',
    network: [answer(publicEndpoints.readPasswordLink, { name: 'Robin Vale', email: 'robin@vale.example' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Robin Vale' })).toBeVisible();
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

export const EmailChange = meta.story({
  args: {
    path: '/reset-password#kind=email-old&token=of-the-old-address',
    network: [answer(visitorEndpoints.answerEmailChange, { state: 'waiting' })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change your e-mail address?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm change' }));
    await expect(await canvas.findByRole('heading', { name: 'Confirm your other address' })).toBeVisible();
  },
});

export const PasswordLinkExpired = meta.story({
  args: {
    path: '/reset-password#kind=client&token=expired',
    network: [fail(publicEndpoints.readPasswordLink, 410, 'This link has expired. Ask for a new one.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
});
