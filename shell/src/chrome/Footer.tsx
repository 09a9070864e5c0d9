import { useWords } from '@sanchay/i18n';
import type { MouseEvent } from 'react';
import { CrashBoundary } from '../crash/CrashBoundary.tsx';
import { useShell } from './shellContext.ts';
import { COMPLAINTS_ANCHOR, pageOverlay } from '../overlays/overlayState.ts';
import { ComplaintTable } from '../regulatory/ComplaintTable.tsx';
import { footerGroups, houseLinks, outsideLinks } from '../footer/footerLinks.ts';
import { Complaints, Fine, Foot, Group, Groups, Halves, Stay, Title } from '../footer/footerParts.ts';
import { NewsletterButton } from '../footer/NewsletterButton.tsx';
import { OutsideLinks } from '../footer/OutsideLinks.tsx';
import { Questions } from '../footer/Questions.tsx';

/**
 * The foot of every page (specification, section 2): groups of links to what the live remotes have, questions,
 * newsletter, ways out, the regulator's sentences. All of it works without a script.
 */
export function Footer() {
  return (
    <CrashBoundary place="footer" fallback={null}>
      <FullFooter />
    </CrashBoundary>
  );
}

function FullFooter() {
  const { t } = useWords();
  const { registry, config } = useShell();
  const houses = houseLinks(registry);
  const groups = footerGroups(registry).map(({ title, links }) => ({
    title,
    links: links.map(({ label, to }) => ({ label: t(label), to })),
  }));
  // The fund houses stand between what to invest in and what to learn.
  if (houses.length > 0) groups.splice(2, 0, { title: 'footer.houses', links: houses });
  const disclose = (event: MouseEvent) => {
    event.preventDefault();
    pageOverlay.show('regulatory');
  };
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
            <OutsideLinks label={t('footer.social')} links={outsideLinks(config.links, 'social')} />
            <OutsideLinks label={t('footer.apps')} links={outsideLinks(config.links, 'stores')} />
          </Stay>
        </Halves>
        <Fine>
          {config.sandbox && <p>{t('sandbox.text')}</p>}
          <p>{t('footer.regulator')}</p>
          <p>{t('footer.risk')}</p>
          <div>
            <a href={`#${COMPLAINTS_ANCHOR}`} onClick={disclose}>
              {t('footer.disclosure')}
            </a>
          </div>
          <Complaints id={COMPLAINTS_ANCHOR} aria-label={t('regulatory.title')}>
            <ComplaintTable complaints={config.complaints} />
          </Complaints>
        </Fine>
      </div>
    </Foot>
  );
}
