import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import displayFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { Container } from '@uplift/ui/container';
import { Fonts } from '@uplift/ui/fonts';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { GlobalStyles, ThemeProvider } from '@uplift/ui/theme';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Estimate } from './estimate.tsx';
import { Note } from './note.tsx';

export function App(): ReactElement {
  return (
    <ThemeProvider>
      <GlobalStyles />
      <Fonts display={displayFace} text={textFace} />
      <Container asChild>
        <main>
          <Stack gap={6} align="start">
            <ThemeSwitch />
            <Heading level={1}>What does busy work cost?</Heading>
            <Estimate />
            <Note>Most teams win back the first hours within 30 days.</Note>
            <LinkButton variant="secondary" asChild>
              <Link to="/contact">Book a systems audit</Link>
            </LinkButton>
          </Stack>
        </main>
      </Container>
    </ThemeProvider>
  );
}
