import type { NavEntry } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { ChevronDownIcon, MenuIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Dropdown, DropdownLink } from './Dropdown.tsx';
import { Nav, NavLink } from './headerParts.ts';
import { isAt, navTree } from './navTree.ts';
import { PlaceIcon } from './PlaceIcon.tsx';

/** A link of the shell's own beside those of the remotes. */
export interface OwnLink {
  label: string;
  to: string;
}

interface Props {
  /** Before everything else. */
  own: readonly OwnLink[];
  entries: readonly NavEntry[];
  path: string;
}

const currentAt = (path: string, to: string) => (isAt(path, to) ? 'page' : undefined);

/** Links and menus on wide screens. */
export function NavMenus({ own, entries, path }: Props) {
  const { t, language } = useWords();
  return (
    <Nav aria-label={t('nav.main')}>
      {own.map(({ label, to }) => (
        <NavLink key={to} href={to} aria-current={currentAt(path, to)}>
          {label}
        </NavLink>
      ))}
      {navTree(entries).map(({ group, entries: inGroup }) =>
        group === null ? (
          inGroup.map(({ label, to }) => (
            <NavLink key={to} href={to} aria-current={currentAt(path, to)}>
              {label[language]}
            </NavLink>
          ))
        ) : (
          <Dropdown
            key={group}
            look="nav"
            side="start"
            current={inGroup.some(({ to }) => isAt(path, to))}
            trigger={
              <>
                {t(`nav.group.${group}`)}
                <ChevronDownIcon size={15} />
              </>
            }
          >
            {inGroup.map(({ label, to }) => (
              <DropdownLink key={to} href={to} data-closes aria-current={currentAt(path, to)}>
                <PlaceIcon to={to} />
                {label[language]}
              </DropdownLink>
            ))}
          </Dropdown>
        ),
      )}
    </Nav>
  );
}

const Narrow = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`;

const Part = styled.div`
  padding: 4px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  > p {
    margin: 0;
    padding: 8px 12px 2px;
    color: var(--ink-3);
    font-size: 14px;
  }
`;

/** The same links in one menu, where there is no room for them in a row. */
export function NarrowMenu({ own, entries, path }: Props) {
  const { t, language } = useWords();
  const link = (to: string, label: string) => (
    <DropdownLink key={to} href={to} data-closes aria-current={currentAt(path, to)}>
      <PlaceIcon to={to} />
      {label}
    </DropdownLink>
  );
  const tree = navTree(entries);
  const alone = tree.filter(({ group }) => group === null).flatMap((branch) => branch.entries);
  return (
    <Narrow>
      <Dropdown label={t('nav.menu')} look="icon" trigger={<MenuIcon />}>
        <nav aria-label={t('nav.menu')}>
          {own.length > 0 && <Part>{own.map(({ label, to }) => link(to, label))}</Part>}
          {tree.map(
            ({ group, entries: inGroup }) =>
              group !== null && (
                <Part key={group}>
                  <p>{t(`nav.group.${group}`)}</p>
                  {inGroup.map(({ label, to }) => link(to, label[language]))}
                </Part>
              ),
          )}
          {alone.length > 0 && <Part>{alone.map(({ label, to }) => link(to, label[language]))}</Part>}
        </nav>
      </Dropdown>
    </Narrow>
  );
}
