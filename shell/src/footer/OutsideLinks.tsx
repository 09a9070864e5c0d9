import { openExternal } from '@sanchay/ui';
import type { OutsideLink } from './footerLinks.ts';
import { Outside } from './footerParts.ts';
import { OutsideIcon } from './OutsideIcon.tsx';

interface Props {
  label: string;
  links: readonly OutsideLink[];
  /** Signs alone, each with its name for screen readers. */
  icons?: boolean;
}

/** Links that leave this site, in a tab that knows nothing of this one. Nothing where the settings have none. */
export function OutsideLinks({ label, links, icons = false }: Props) {
  if (links.length === 0) return null;
  return (
    <Outside aria-label={label}>
      {links.map(({ name, label: service, address }) => (
        <li key={address}>
          <a
            href={address}
            aria-label={icons ? service : undefined}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault();
              openExternal(address);
            }}
          >
            <OutsideIcon name={name} />
            {!icons && service}
          </a>
        </li>
      ))}
    </Outside>
  );
}
