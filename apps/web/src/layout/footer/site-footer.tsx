import { useLogoAssets } from '@uplift/data-client/swr';
import { BackToTop } from '@uplift/ui/back-to-top';
import { Footer } from '@uplift/ui/footer';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOfficeYear } from '../../app/time/office-day.ts';
import { brand } from '../../content/brand.ts';
import { legalPages, socialAccounts } from '../../content/footer-links.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { LegalLink } from '../legal/legal-link.tsx';
import { quickLinks } from '../navigation/navigation-links.ts';
import * as styles from './site-footer.styles.ts';

function useFooterLogoId(): string | undefined {
  const { data } = useLogoAssets();
  const logos = data?.data.filter(({ isActive }) => isActive) ?? [];
  return (logos.find(({ id }) => id !== brand.navigationLogoId) ?? logos[0])?.id;
}

/** Footer of public pages. */
export default function SiteFooter(): ReactElement {
  const logoId = useFooterLogoId();
  const year = useOfficeYear();
  return (
    <Footer.Root>
      <Footer.Brand css={styles.company}>
        <Link to="/" aria-label={`${brand.name} home page`} css={styles.brand}>
          <BrandLogo assetId={logoId} loading="lazy" />
        </Link>
        <p css={styles.tagline}>{brand.tagline}</p>
        <p css={styles.contact}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <a href={brand.phone.href}>{brand.phone.label}</a>
        </p>
      </Footer.Brand>
      <Footer.Column title="Quick Links" css={styles.quickLinks}>
        {quickLinks.map(({ label, to }) => (
          <Footer.Link key={label} asChild>
            <Link to={to}>{label}</Link>
          </Footer.Link>
        ))}
      </Footer.Column>
      <Footer.Column title="Follow us">
        {socialAccounts.map(({ label, href }) => (
          <Footer.Link key={label} href={href}>
            {label}
          </Footer.Link>
        ))}
      </Footer.Column>
      <Footer.Column title="Legal">
        {legalPages.map(({ label, href }) => (
          <Footer.Link key={label} asChild>
            <LegalLink href={href}>{label}</LegalLink>
          </Footer.Link>
        ))}
      </Footer.Column>
      <Footer.Bottom>
        <p>{`© ${year} ${brand.legalName}`}</p>
        <BackToTop />
      </Footer.Bottom>
    </Footer.Root>
  );
}
