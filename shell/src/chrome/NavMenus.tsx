import type { NavEntry } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { ChevronDownIcon, desktop, MenuIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { Dropdown, DropdownLink, DropdownPart, DropdownTitle } from '../kit/Dropdown.tsx';
import { Nav, NavLink } from '../kit/headerParts.ts';
import { isAt, navTree } from '../kit/navTree.ts';
import { PreferenceItems } from './PreferencesMenu.tsx';
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
  const { t, language } = useMessages();
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

const OnPhones = styled.div`
  ${desktop} {
    display: none;
  }
`;

/** The same links in a list, by group. */
export function NavItems({ own, entries, path }: Props) {
  const { t, language } = useMessages();
  const link = (to: string, label: string) => (
    <DropdownLink key={to} href={to} data-closes aria-current={currentAt(path, to)}>
      <PlaceIcon to={to} />
      {label}
    </DropdownLink>
  );
  const tree = navTree(entries);
  const alone = tree.filter(({ group }) => group === null).flatMap((branch) => branch.entries);
  return (
    <nav aria-label={t('nav.menu')}>
      {own.length > 0 && <DropdownPart>{own.map(({ label, to }) => link(to, label))}</DropdownPart>}
      {tree.map(
        ({ group, entries: inGroup }) =>
          group !== null && (
            <DropdownPart key={group}>
              <DropdownTitle>{t(`nav.group.${group}`)}</DropdownTitle>
              {inGroup.map(({ label, to }) => link(to, label[language]))}
            </DropdownPart>
          ),
      )}
      {alone.length > 0 && (
        <DropdownPart>{alone.map(({ label, to }) => link(to, label[language]))}</DropdownPart>
      )}
    </nav>
  );
}

/** The links in one menu where there is no room for a row; on phones with the preferences, which have no menu there. */
export function NarrowMenu(props: Props) {
  const { t } = useMessages();
  return (
    <Narrow>
      <Dropdown label={t('nav.menu')} look="icon" trigger={<MenuIcon />}>
        <NavItems {...props} />
        <OnPhones>
          <DropdownPart>
            <PreferenceItems />
          </DropdownPart>
        </OnPhones>
      </Dropdown>
    </Narrow>
  );
}
