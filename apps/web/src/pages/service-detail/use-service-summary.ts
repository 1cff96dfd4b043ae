import { useParams } from 'react-router-dom';
import { type ServiceSummary, serviceSummaries } from '../../content/services.ts';

/** The service that the address names. */
export function useServiceSummary(): ServiceSummary | undefined {
  const { slug } = useParams();
  return serviceSummaries.find((service) => service.slug === slug);
}
