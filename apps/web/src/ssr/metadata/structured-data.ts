import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Service,
  Thing,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Question } from '../../components/questions/questions-data.ts';
import { brand } from '../../content/brand.ts';
import { socialAccounts } from '../../content/footer-links.ts';
import { office } from '../../content/office.ts';

/** URL, title and image that identify a page. */
export interface PageIdentity {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Canonical URL. */
  address: string;
  title: string;
  description: string;
  /** URL of the social image. */
  image: string;
}

/** Returns the schema.org entities of a page. */
export type StructuredData = (page: PageIdentity) => readonly Thing[];

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** A short reference to the organization, where its details needn't be repeated. */
function namedOrganization(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    url: siteUrl,
  } as const;
}

/** The organization with all its details. */
export function organization({ siteUrl }: PageIdentity): Organization {
  const { street, city, region, postalCode, country } = office;
  const accounts = socialAccounts.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: siteUrl,
    logo: `${siteUrl}/logo.svg`,
    email: brand.email,
    telephone: brand.phone.href.replace('tel:', ''),
    foundingDate: '2017',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: brand.email,
      telephone: brand.phone.href.replace('tel:', ''),
      availableLanguage: 'en',
    },
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** The site as a whole. */
export function website({ siteUrl }: PageIdentity): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: brand.name,
    description: brand.description,
    url: siteUrl,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** Parses a price: "from $9,000", "$1,400 a month". */
function offer(price: string, url: string): Offer {
  const amount = Number(/\$([\d,]+)/.exec(price)?.[1]?.replaceAll(',', ''));
  if (!Number.isFinite(amount)) throw new Error(`"${price}" names no price. Write it as "from $9,000".`);
  const from = /^from\b/.test(price);
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'USD',
    ...(!from && { price: amount }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'USD',
      ...(from ? { minPrice: amount } : { price: amount }),
      ...(/a month$/.test(price) && { billingDuration: 'P1M', unitCode: 'MON' }),
    },
  };
}

export interface OfferedService {
  name: string;
  summary: string;
  /** Price as text: "from $9,000". */
  price: string;
}

/** A service with its price. */
export function service(
  { siteUrl, address }: PageIdentity,
  { name, summary, price }: OfferedService,
): Service {
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    serviceType: name,
    description: summary,
    url: address,
    provider: namedOrganization(siteUrl),
    areaServed: { '@type': 'Country', name: 'United States' },
    offers: offer(price, address),
  };
}

/** An ordered list of pages that a page links to. */
export function listOfPages(
  { siteUrl }: PageIdentity,
  pages: readonly { name: string; path: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${path}`,
    })),
  };
}

/** Questions with their answers. */
export function questions({ address }: PageIdentity, items: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface ArticleFacts {
  headline: string;
  section: string;
  /** ISO 8601; null if unknown. */
  published: string | null;
  modified: string | null;
  /** An additional image, besides the social image of the page. */
  imageUrl: string | null;
}

/** A success story as an article. */
export function article(page: PageIdentity, facts: ArticleFacts): Article {
  const { siteUrl, address, description, image } = page;
  const ownImage = facts.imageUrl && URL.parse(facts.imageUrl, siteUrl)?.href;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: facts.headline,
    description,
    image: ownImage ? [image, ownImage] : [image],
    articleSection: facts.section,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@id': address },
    author: namedOrganization(siteUrl),
    publisher: namedOrganization(siteUrl),
    ...(facts.published !== null && { datePublished: facts.published }),
    ...(facts.modified !== null && { dateModified: facts.modified }),
  };
}

/** Breadcrumbs from the parent page to the current page. */
export function breadcrumbs(
  { siteUrl, address }: PageIdentity,
  { parent, current }: { parent: { name: string; to: string }; current: string },
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#trail`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: parent.name, item: `${siteUrl}${parent.to}` },
      { '@type': 'ListItem', position: 2, name: current, item: address },
    ],
  };
}

/** A free web application on a page. */
export function freeApplication(
  { siteUrl, address, description }: PageIdentity,
  name: string,
): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': `${address}#application`,
    name,
    description,
    url: address,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    provider: namedOrganization(siteUrl),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

/** Returns the JSON-LD graph of a page: the page itself and its entities. */
export function pageGraph(page: PageIdentity, structuredData: StructuredData = () => []): Graph {
  const { siteUrl, address, title, description, image } = page;
  const itself: WebPage = {
    '@type': 'WebPage',
    '@id': address,
    name: title,
    description,
    url: address,
    inLanguage: 'en-US',
    isPartOf: { '@type': 'WebSite', '@id': websiteId(siteUrl), name: brand.name, url: siteUrl },
    primaryImageOfPage: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
  };
  return { '@context': 'https://schema.org', '@graph': [itself, ...structuredData(page)] };
}
