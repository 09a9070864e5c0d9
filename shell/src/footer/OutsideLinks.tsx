import { openExternal } from '@sanchay/ui';
import { Outside } from './footerParts.ts';

interface Props {
  label: string;
  links: readonly { label: string; address: string }[];
}

/** Links that leave this site, in a tab that knows nothing of this one. Nothing where the settings have none. */
export function OutsideLinks({ label, links }: Props) {
  if (links.length === 0) return null;
  return (
    <Outside aria-label={label}>
      {links.map(({ label: name, address }) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault();
              openExternal(address);
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </Outside>
  );
}
