import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { DetailList, LogoMark, Stack, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { HeadlineStats } from '../home/HeadlineStats.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Narrow, Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

const FACTS = ['name', 'meaning', 'operator', 'offers', 'cost', 'languages'] as const;
const QUOTING = ['figures', 'sandbox', 'returns', 'advice'] as const;

const Copy = styled.blockquote`
  max-width: 720px;
  margin: 0;
  padding: var(--space-4);
  border-inline-start: 3px solid var(--accent);
  background: var(--sunk);
  border-radius: 0 var(--radius-field) var(--radius-field) 0;
`;

const Mark = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  width: fit-content;
  padding: var(--space-6);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  font-size: 28px;
  font-weight: 640;
  letter-spacing: -0.01em;
`;

/** `/press`: facts to quote, the name and the logo, and the press contact. */
export function Press() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { contact } = usePlatform().config;
  return (
    <PublicPage
      path="/press"
      name={t('press.name')}
      title={t('press.title')}
      lead={t('press.lead')}
      description={t('press.description')}
    >
      <Section id="ask" title={t('press.ask.title')}>
        <Prose>
          <Text>
            {t('press.ask.text')} <TextLink href={`mailto:${contact.press}`}>{contact.press}</TextLink>
          </Text>
          <Text size="small">{t('press.ask.customers', { email: contact.help })}</Text>
        </Prose>
      </Section>
      <Section id="facts" title={t('press.facts')}>
        <Narrow>
          <DetailList
            items={FACTS.map((fact) => ({
              term: t(`press.fact.${fact}.term`),
              value: t(`press.fact.${fact}.value`),
            }))}
          />
        </Narrow>
      </Section>
      <Section id="figures" title={t('about.figures')}>
        <HeadlineStats />
      </Section>
      <Section id="short" title={t('press.short.title')}>
        <Text size="small">{t('press.short.hint')}</Text>
        <Copy>{t('press.short.text')}</Copy>
      </Section>
      <Section id="mark" title={t('press.mark.title')}>
        <Stack gap={3}>
          <Mark>
            <LogoMark size={40} /> Sanchay
          </Mark>
          <Text size="small">
            {t('press.mark.text')}{' '}
            <TextLink href="/assets/icon.svg" download="sanchay-mark.svg">
              {t('press.mark.download')}
            </TextLink>
          </Text>
        </Stack>
      </Section>
      <Section id="quoting" title={t('press.quoting.title')}>
        <Prose>
          <Points>
            {QUOTING.map((rule) => (
              <li key={rule}>{t(`press.quoting.${rule}`)}</li>
            ))}
          </Points>
        </Prose>
      </Section>
    </PublicPage>
  );
}
