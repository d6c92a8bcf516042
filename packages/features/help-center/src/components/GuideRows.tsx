import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { token, type } from '@quarterdeck/ui/tokens';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Tile } from './HelpHome.styles';

export interface GuideRow {
  href: string;
  title: string;
  text: string;
  icon?: LucideIcon;
}

/** Ways to guides or to topics, one below the other. */
export function GuideRows({ rows }: { rows: readonly GuideRow[] }) {
  return (
    <Rows>
      {rows.map(({ href, title, text, icon }) => (
        <li key={href}>
          {icon ? (
            <Tile>
              <Icon icon={icon} />
            </Tile>
          ) : null}
          <div>
            <Link variant="quiet" href={href}>
              {title}
            </Link>
            <p>{text}</p>
          </div>
          <Icon icon={ChevronRight} size="sm" isDirectional />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  overflow: clip;
  padding: 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: 62px;
    box-sizing: border-box;
    padding: ${token('space.3')} ${token('space.4')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li:hover {
    background: ${token('fill.hover')};
  }
  & div {
    flex: 1;
    min-inline-size: 0;
  }
  & a {
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > li > svg {
    flex: none;
    color: ${token('text.secondary')};
  }
`;
