import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useLayoutEffect } from 'react';
import { dressFrames } from './framed.ts';
import { type Look, wear } from './looks.ts';
import type { Usage } from './usage.ts';

/** Words with names of code in backticks. */
function Words({ children }: { children: string }) {
  const parts = children.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: words stay in their order
  return parts.map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

function Points({
  title,
  points,
  look,
}: {
  title: string;
  points: readonly string[];
  look: string;
}) {
  return (
    <section className={`usage-points usage-${look}`}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Words>{point}</Words>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keys({ keys }: { keys: NonNullable<Usage['keys']> }) {
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table aria-labelledby="keyboard">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={`${key} ${does}`}>
              <th scope="row">
                {key.split(', ').map((one, place) => (
                  <Fragment key={one}>
                    {place > 0 && ', '}
                    <kbd>{one}</kbd>
                  </Fragment>
                ))}
              </th>
              <td>
                <Words>{does}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * A component's page: what it is, its first story with controls, when to take it and when not, its
 * keys, and the other stories.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage: Usage | undefined = preparedMeta.parameters.usage;
  const context = useContext(DocsContext);
  const shown = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [first] = shown;
  const globals = first && context.getStoryContext(first).globals;
  useLayoutEffect(() => {
    dressFrames(globals);
    // A page whose stories are all in frames has nobody else to dress it.
    if (globals) wear(globals as Look);
  }, [globals]);
  const isFramed = first?.parameters.docs?.story?.inline === false;
  return (
    // Frames are dressed as they load, so a new look makes new ones. The page is in English in all of them.
    <div key={JSON.stringify(globals)} lang="en">
      <Title />
      <Subtitle />
      <Description of="meta" />
      {shown.length === 1 && <Description of="story" />}
      <Primary />
      {isFramed ? <ArgTypes /> : <Controls />}
      {usage && (
        <div className="usage sb-unstyled">
          <h2>Usage</h2>
          <div className="usage-sides">
            <Points title="How to use it" points={usage.use} look="use" />
            <Points title="What to avoid" points={usage.avoid} look="avoid" />
          </div>
          {usage.keys && <Keys keys={usage.keys} />}
        </div>
      )}
      {shown.length > 1 && <Stories includePrimary={false} />}
    </div>
  );
}
