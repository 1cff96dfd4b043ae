import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NewStoryPage } from './new-story-page.tsx';
import { StoriesList } from './stories-list.tsx';
import { StoryPage } from './story-page.tsx';

/** Routes of the success stories: the list and the editor. */
export default function SuccessStoriesPage(): ReactElement {
  return (
    <Routes>
      <Route index element={<StoriesList />} />
      <Route path="new" element={<NewStoryPage />} />
      <Route path=":id" element={<StoryPage />} />
    </Routes>
  );
}
