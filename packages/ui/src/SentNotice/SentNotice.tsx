import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card';
import { DescriptionList } from '../DescriptionList';
import { Divider } from '../Divider';
import { PageHead } from '../Page';
import { Inline, Stack, type StackProps } from '../Stack';
import { Stepper, type StepperProps } from '../Stepper';
import { token } from '../tokens';

export interface SentNoticeProps extends Omit<StackProps, 'title' | 'children'> {
  title: string;
  /** What to expect, such as when an answer comes. */
  text: string;
  /** The way that it takes. */
  way: StepperProps;
  /** `Description`s of what was sent. */
  facts: ReactNode;
  /** What can be done in the meantime. */
  children?: ReactNode;
  /** Ways on from here, the most likely one first. */
  actions: ReactNode;
}

/** The receipt of a form that was sent, in its place: the heading takes the focus of the button that has gone. */
export function SentNotice({ title, text, way, facts, children, actions, ...rest }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="6" {...rest}>
      <PageHead headingRef={heading} title={title} text={text} />
      <Stepper {...way} />
      <Facts>
        <DescriptionList>{facts}</DescriptionList>
      </Facts>
      {children}
      <Divider />
      <Inline>{actions}</Inline>
    </Stack>
  );
}

const Facts = styled(Card)`
  padding: ${token('space.3')} ${token('space.5')};
`;
