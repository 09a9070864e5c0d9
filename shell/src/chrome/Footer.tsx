import { useWords } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { navEntries, useShell } from './shellContext.ts';

const Foot = styled.div`
  margin-top: 64px;
  padding: 32px 24px 48px;
  color: var(--ink-2);
  font-size: 15px;
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    gap: 16px;
    max-width: 1200px;
    margin: 0 auto;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-2);
  }
  p {
    max-width: 720px;
    margin: 0;
  }
  @media (max-width: 767px) {
    padding: 24px 16px 104px;
  }
`;

/** Links of the live remotes, what the market data is, and the regulator's sentence. */
export function Footer() {
  const { t, language } = useWords();
  const { registry, config } = useShell();
  return (
    <Foot>
      <div>
        <nav aria-label={t('nav.footer')}>
          <ul>
            {navEntries(registry, 'header').map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label[language]}</a>
              </li>
            ))}
          </ul>
        </nav>
        {config.sandbox && <p>{t('sandbox.text')}</p>}
        <p>{t('footer.risk')}</p>
      </div>
    </Foot>
  );
}
