import { ArgTypes, Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { usePageComponents } from './pageComponents';

const otherAttributes =
  'It also takes the other [attributes of its element](https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes).';

/** The props of the page's components, inherited ones included. */
export function PropsTables() {
  const { components } = usePageComponents();
  const withProps = components.filter(({ component }) => Object.keys(component.docgenInfo.argTypes).length > 0);
  if (withProps.length === 0) return null;
  return (
    <>
      <Heading>Props</Heading>
      {withProps.map(({ name, component }) => (
        <section key={name}>
          {components.length > 1 ? <Subheading>{name}</Subheading> : null}
          {/* Wider than a phone: it scrolls by itself, also by key. */}
          <Scrolled role="region" aria-label={`Props of ${name}`} tabIndex={0}>
            <ArgTypes of={component} />
          </Scrolled>
          {component.docgenInfo.takesAttributes ? <Markdown>{otherAttributes}</Markdown> : null}
        </section>
      ))}
    </>
  );
}

const Scrolled = styled.div`
  overflow-x: auto;
`;
