import { useMessages } from '@sanchay/i18n';
import { desktop, phone, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { PROFILE_SECTIONS, type ProfileSection } from './sections.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${desktop} {
    position: sticky;
    top: 88px;
  }
  ${phone} {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow: hidden;
    gap: 0;
    & > li:has([aria-current]) {
      display: none;
    }
    & > li:not(:has([aria-current])) ~ li {
      border-top: 1px solid var(--line);
    }
  }
`;

const Item = styled(TextLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 8px 14px;
  border-radius: var(--radius-field);
  color: var(--ink-2);
  text-decoration: none;
  &:hover {
    background: var(--sunk);
    text-decoration: none;
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  ${phone} {
    min-height: 52px;
    border-radius: 0;
    color: var(--ink);
    &::after {
      content: '›';
      font-size: 1.25rem;
      color: var(--ink-3);
    }
  }
`;

/** The screens of the profile: beside the content on a desktop, a list of its own on a phone. */
export function ProfileMenu({ here }: { here: ProfileSection }) {
  const { t } = useMessages(MESSAGES);
  return (
    <nav aria-label={t('profile.menu')}>
      <List>
        {PROFILE_SECTIONS.map(({ id, path }) => (
          <li key={id}>
            <Item href={path} aria-current={id === here ? 'page' : undefined}>
              {t(`profile.section.${id}`)}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
