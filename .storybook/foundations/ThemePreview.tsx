import { Alert } from '@quarterdeck/ui/Alert';
import { Badge } from '@quarterdeck/ui/Badge';
import { Button } from '@quarterdeck/ui/Button';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Link } from '@quarterdeck/ui/Link';
import { ProgressBar } from '@quarterdeck/ui/ProgressBar';
import { SegmentedControl, Segment } from '@quarterdeck/ui/SegmentedControl';
import { StatusBadge } from '@quarterdeck/ui/StatusBadge';
import { Switch } from '@quarterdeck/ui/Switch';
import { Tag } from '@quarterdeck/ui/Tag';
import { TextField } from '@quarterdeck/ui/TextField';
import { token, type } from '@quarterdeck/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

/** A small screen in which each part of a theme is seen: bar, grounds, texts, buttons, fields, choices and states. */
export function ThemePreview({ scheme }: { scheme: 'light' | 'dark' }) {
  const id = useId();
  const [isOn, setOn] = useState(true);
  const [view, setView] = useState('board');
  return (
    <Screen aria-labelledby={id} role="group">
      <Hull>
        <strong id={id}>Harbor, {scheme}</strong>
        <Badge count={4} label="4 open" />
      </Hull>
      <Content>
        <SegmentedControl label={`View, ${scheme}`} value={view} onChange={setView}>
          <Segment id="board" label="Board" />
          <Segment id="list" label="List" />
        </SegmentedControl>
        <Card>
          <h3>Take payments online</h3>
          <p>
            Cards and wallets, in three weeks. <Link href="#terms">What it costs</Link>
          </p>
          <Row>
            <Tag>Payments</Tag>
            <StatusBadge tone="success">On course</StatusBadge>
          </Row>
          <ProgressBar label={`Progress, ${scheme}`} value={64} />
          <TextField label={`Owner, ${scheme}`} defaultValue="Elif Aydın" />
          <Row>
            <Checkbox defaultSelected>Reviewed</Checkbox>
            <Switch isSelected={isOn} onChange={setOn}>
              Notify me
            </Switch>
          </Row>
          <Row>
            <Button variant="primary">Save</Button>
            <Button variant="secondary">Preview</Button>
            <Button variant="subtle">Share</Button>
            <Button variant="ghost">Cancel</Button>
          </Row>
        </Card>
        <Alert tone="info" title="Week 3 of 12">
          The course holds.
        </Alert>
      </Content>
    </Screen>
  );
}

const Screen = styled.div`
  overflow: hidden;
  border-radius: inherit;
  background: ${token('surface.canvas')};
`;

const Hull = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${token('space.3')} ${token('space.4')};
  color: ${token('hull.text-secondary')};
  background: ${token('hull.background')};
  & > strong {
    color: ${token('hull.text')};
    ${type('body-medium')}
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  justify-items: start;
  padding: ${token('space.4')};
  & > :not(:first-child) {
    inline-size: 100%;
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & > :is(h3, p) {
    margin: 0;
  }
  & > h3 {
    ${type('title-4')}
  }
  & > p {
    color: ${token('text.secondary')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.3')};
  align-items: center;
`;
