import { Anchor } from 'lucide-react';
import type { SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import { Button, type ButtonProps } from '../Button';
import { Icon, type IconComponent } from '.';

/** As an app draws its own, or as a build makes components of files. */
function Buoy(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props}>
      <circle cx="12" cy="12" r="9" />
    </svg>
  );
}

/** Takes no more than it needs. */
const Plank = ({ className }: { className?: string | undefined }) => <svg className={className} />;

it('takes icons of Lucide and of the app, and nothing that is no component', () => {
  expectTypeOf(Anchor).toExtend<IconComponent>();
  expectTypeOf(Buoy).toExtend<IconComponent>();
  expectTypeOf(Plank).toExtend<IconComponent>();
  expectTypeOf('anchor').not.toExtend<IconComponent>();
  expectTypeOf<ButtonProps['icon']>().toEqualTypeOf<IconComponent | undefined>();
  expect(renderToStaticMarkup(<Button icon={Buoy}>Moor</Button>)).toContain('<circle');
});

it('gives an icon of the app size, stroke and what screen readers need', () => {
  const html = renderToStaticMarkup(<Icon icon={Buoy} size="lg" />);
  for (const attribute of ['width="20"', 'height="20"', 'stroke-width="1.5"', 'aria-hidden="true"'])
    expect(html).toContain(attribute);
  expect(renderToStaticMarkup(<Icon icon={Buoy} label="Buoy" />)).toContain('role="img" aria-label="Buoy"');
});
