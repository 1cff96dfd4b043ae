import {
  Canvas,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { ComponentChanges } from './changes.tsx';
import { GuideDetails, GuideUse } from './component-guide.tsx';
import { Imports, PublicApi } from './public-api.tsx';
import { Status } from './status.tsx';

/** A story file next to an index module of `@uplift/ui`, whose folder has the name of the entry point. */
const KIT_FOLDER = /packages\/ui\/src\/(?:hooks\/|foundations\/)?([a-z-]+)\/[a-z-]+\.stories\.tsx$/;

/** Folders of `@uplift/ui` with stories that document no entry point. */
const UNPUBLISHED = ['stories'];

/**
 * The docs page of a story file. For `@uplift/ui`, it documents the entry point that the stories belong to. Those in
 * `parameters.subpaths` replace it; an empty one is the root of a package.
 */
export default function DocsPage(): ReactElement {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { fileName, subpaths: named } = preparedMeta.parameters;
  const kitFolder = KIT_FOLDER.exec(String(fileName))?.[1];
  const subpaths: string[] = named ?? (kitFolder && !UNPUBLISHED.includes(kitFolder) ? [kitFolder] : []);
  const folder = /packages\/([a-z-]+)\//.exec(String(fileName))?.[1] ?? 'ui';
  const states = Object.values(csfFile.stories).find(({ name }) => name === 'States');
  const single = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      {subpaths.length > 0 && <Status tags={preparedMeta.tags} />}
      <Imports folder={folder} subpaths={subpaths} />
      <Description of="meta" />
      {single && <Description of="story" />}
      <GuideUse />
      <Primary />
      <Controls />
      {states && !single && (
        <>
          <Heading>States</Heading>
          <Canvas of={states.moduleExport} />
        </>
      )}
      <GuideDetails />
      <PublicApi folder={folder} subpaths={subpaths} page={preparedMeta} />
      <ComponentChanges folder={folder} subpaths={subpaths} />
      {!single && <Stories />}
    </>
  );
}
