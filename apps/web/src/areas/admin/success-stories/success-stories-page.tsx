import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NewStoryPage } from './editor/new-story-page.tsx';
import { StoryPage } from './editor/story-page.tsx';
import { StoriesList } from './stories-list.tsx';

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
