import { ButtonFrame } from '@quarterdeck/ui/Button';
import { PageColumn } from './PageColumn';

export interface StartFailureProps {
  title: string;
  text: string;
  reloadLabel: string;
}

/** What a visitor sees where the site does not start. Nothing of it runs: the way on is a link to the same address. */
export function StartFailure({ title, text, reloadLabel }: StartFailureProps) {
  return (
    <PageColumn as="main">
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonFrame as="a" href="" $variant="secondary" $size="md" $isFullWidth={false}>
        {reloadLabel}
      </ButtonFrame>
    </PageColumn>
  );
}
