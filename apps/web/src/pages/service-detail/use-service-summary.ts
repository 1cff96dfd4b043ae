import { useParams } from 'react-router-dom';
import { type ServiceSummary, serviceSummaries } from '../../content/services.ts';

/** The service named in the URL, if it exists. */
export function useServiceSummary(): ServiceSummary | undefined {
  const { slug } = useParams();
  return serviceSummaries.find((service) => service.slug === slug);
}
