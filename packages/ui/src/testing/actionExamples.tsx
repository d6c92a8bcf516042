import { Anchor, Pencil } from 'lucide-react';
import { Button } from '../Button';
import { ButtonGroup } from '../ButtonGroup';
import { CloseButton } from '../CloseButton';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { ToggleButton } from '../ToggleButton';
import type { Examples } from './conformance';

export const actionExamples: Examples = {
  Button: { render: (root, { text }) => <Button {...root}>{text}</Button> },
  ButtonGroup: {
    render: (root, { text }) => (
      <ButtonGroup label={text} {...root}>
        <Button>Moor</Button>
        <Button>Sail</Button>
      </ButtonGroup>
    ),
  },
  CloseButton: { render: (root) => <CloseButton {...root} /> },
  IconButton: { render: (root, { text }) => <IconButton icon={Pencil} label={text} {...root} /> },
  Link: {
    render: (root, { text }) => (
      <Link href="/charts" {...root}>
        {text}
      </Link>
    ),
  },
  ToggleButton: { render: (root, { text }) => <ToggleButton icon={Anchor} label={text} {...root} /> },
};
