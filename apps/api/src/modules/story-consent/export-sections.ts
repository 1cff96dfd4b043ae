import type { ExportSection } from '../../export-section.ts';
import type { StoryConsentRepository } from './story-consent.repository.ts';

/** The consent to a success story in a client's data export. */
export function storyConsentSections(
  storyConsent: Pick<StoryConsentRepository, 'find'>,
): readonly ExportSection[] {
  return [
    {
      name: 'success-story',
      read: async ({ clientId, reader }) => {
        const consent = (await storyConsent.find(reader, clientId))?.consent;
        if (!consent) return [];
        const { state, askedBy, askedAt, answeredBy, answeredAt } = consent;
        return [{ consent: state, askedBy, askedAt, answeredBy, answeredAt }];
      },
    },
  ];
}
