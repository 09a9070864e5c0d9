import { useMessages } from '@sanchay/i18n';
import { CrashBoundary } from '../kit/CrashBoundary.tsx';
import { useShell } from '../kit/shellContext.ts';
import { COMPLAINTS_ANCHOR } from '../kit/overlayState.ts';
import { ComplaintTable } from '../regulatory/ComplaintTable.tsx';
import { DisclosureLink } from '../footer/DisclosureLink.tsx';
import { footerGroups, houseLinks, outsideLinks } from '../footer/footerLinks.ts';
import { Complaints, Fine, Foot, Group, Groups, Halves, Stay, Title } from '../footer/footerParts.ts';
import { NewsletterButton } from '../footer/NewsletterButton.tsx';
import { OutsideLinks } from '../footer/OutsideLinks.tsx';
import { Questions } from '../footer/Questions.tsx';
import { Registration } from '../footer/Registration.tsx';
import { ShortFooter } from '../footer/ShortFooter.tsx';
import { useBusState } from '../kit/useBusState.ts';

/**
 * The footer of every page. Visitors see all of it (specification, section 2): groups of links to what the live
 * remotes have, questions, newsletter, links to other sites, the regulator's sentences; it works without a script. A
 * user who is signed in, or has a token that is not verified yet, sees two lines.
 */
export function Footer() {
  const signedIn = useBusState('session/changed')?.loggedIn ?? false;
  return (
    <CrashBoundary place="footer" fallback={null}>
      {signedIn ? <ShortFooter /> : <FullFooter />}
    </CrashBoundary>
  );
}

function FullFooter() {
  const { t } = useMessages();
  const { registry, config } = useShell();
  const houses = houseLinks(registry);
  const groups = footerGroups(registry).map(({ title, links }) => ({
    title,
    links: links.map(({ label, to }) => ({ label: t(label), to })),
  }));
  // The fund houses stand between what to invest in and what to learn.
  if (houses.length > 0) groups.splice(2, 0, { title: 'footer.houses', links: houses });
  return (
    <Foot>
      <div>
        <Groups aria-label={t('nav.footer')}>
          {groups.map(({ title, links }) => (
            <Group key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Groups>
        <Halves>
          <Questions />
          <Stay>
            <div>
              <Title>{t('footer.stay')}</Title>
              <p>{t('newsletter.lead')}</p>
            </div>
            <NewsletterButton />
            <OutsideLinks label={t('footer.social')} links={outsideLinks(config.links, 'social')} icons />
            <OutsideLinks label={t('footer.apps')} links={outsideLinks(config.links, 'stores')} />
          </Stay>
        </Halves>
        <Fine>
          {config.sandbox && <p>{t('sandbox.text')}</p>}
          <p>
            {t('footer.regulator')} {config.sebiRegistration && <Registration />}
          </p>
          <p>{t('footer.risk')}</p>
          <div>
            <DisclosureLink>{t('footer.disclosure')}</DisclosureLink>
          </div>
          <Complaints id={COMPLAINTS_ANCHOR} aria-label={t('regulatory.title')}>
            <ComplaintTable complaints={config.complaints} />
          </Complaints>
        </Fine>
      </div>
    </Foot>
  );
}
