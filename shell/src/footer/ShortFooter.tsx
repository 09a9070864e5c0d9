import { useMessages } from '@sanchay/i18n';
import { DisclosureLink } from './DisclosureLink.tsx';
import { ShortFoot } from './footerParts.ts';
import { Registration } from './Registration.tsx';

/** The footer of a page for a signed-in user: two lines with one link, to the disclosures. */
export function ShortFooter() {
  const { t } = useMessages();
  return (
    <ShortFoot>
      <p>
        Sanchay · <Registration />
      </p>
      <p>
        {t('footer.marketRisk')} <DisclosureLink>{t('footer.disclosures')}</DisclosureLink>
      </p>
    </ShortFoot>
  );
}
