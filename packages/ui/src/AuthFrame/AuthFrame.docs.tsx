import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { Logo } from '../Logo';
import { TextField } from '../TextField';
import { AuthFrame } from './AuthFrame';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a page of one short form that stands outside the app: signing in, a new password, a launch to wait for.',
      picture: () => (
        <AuthFrame brand={<Logo />} title="Welcome back" description="Sign in to your backlog.">
          <div style={{ display: 'grid', gap: 16 }}>
            <TextField label="Email" size="lg" defaultValue="elif@harbour.example" />
            <Button variant="primary" size="lg">
              Sign in
            </Button>
          </div>
        </AuthFrame>
      ),
    },
  ],
  avoid: [
    {
      text: 'For a form of many fields or steps. It needs room, and its headings.',
      instead: 'Form',
      picture: () => (
        <AuthFrame brand={<Logo />} title="Your company">
          <div style={{ display: 'grid', gap: 16 }}>
            {['Name', 'Street', 'City', 'Country', 'Tax number'].map((label) => (
              <TextField key={label} label={label} />
            ))}
          </div>
        </AuthFrame>
      ),
    },
    { text: 'For a page of the app. It has no navigation.', instead: 'Layout' },
  ],
  parts: {
    ground: 'Faint lines behind a card.',
    panel: 'All beside the art.',
    brand: 'The place of the logo.',
    languages: 'The place of the choice of a language.',
    body: 'Title and form.',
    icon: 'The icon above the title.',
    description: 'The sentence below the title.',
    content: 'The form.',
    note: 'The line at the foot.',
    links: 'The links at the foot.',
    art: 'The hull beside the form; on phones a band above it.',
    chart: 'What is drawn on it.',
    course: 'The course over twelve weeks.',
    'band-course': 'The course on the band of phones.',
    ruler: 'The weeks.',
    week: 'One of them.',
    words: 'Headline and lead.',
    headline: 'A few words over the art.',
  },
  states: ['reversed', 'tone', 'variant'],
  keyboard: [],
  accessibility: [
    'The title is the `h1` of the page. The frame is no landmark: it stands in the `main` of the empty layout.',
    'What is drawn is hidden from screen readers. Headline and lead are text, and come after the form.',
    'Below md all variants are one column, in the same order.',
  ],
};
