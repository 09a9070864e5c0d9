import { useMessages } from '@sanchay/i18n';
import { usePlatform, type Structured } from '@sanchay/remote-kit';
import { Grid, Heading, LinkButton, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { HeadlineStats } from '../home/HeadlineStats.tsx';
import { BlogLink } from '../public-page/BlogLink.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { Complaints } from './Complaints.tsx';
import { Contacts } from './Contacts.tsx';

const BELIEFS = ['direct', 'working', 'quiet', 'yours'] as const;
const LIMITS = ['promise', 'custody', 'push', 'gold'] as const;

/** `/about`: who runs this, what it stands for, how it earns, and how it handles complaints. */
export function About() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { config } = usePlatform();
  const organization: Structured = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Sanchay',
    url: '/',
    email: config.contact.help,
    areaServed: 'IN',
    description: t('about.description'),
  };
  return (
    <PublicPage
      path="/about"
      name={t('about.name')}
      title={t('about.title')}
      lead={t('about.lead')}
      description={t('about.description')}
      structured={[organization]}
    >
      <Section id="what" title={t('about.what.title')}>
        <Prose>
          <Text>{t('about.what.1')}</Text>
          <Text>{t('about.what.2')}</Text>
        </Prose>
      </Section>
      <Section id="figures" title={t('about.figures')}>
        <HeadlineStats />
      </Section>
      <Section id="beliefs" title={t('about.beliefs')}>
        <Grid min={260}>
          {BELIEFS.map((belief) => (
            <Stack key={belief} gap={2}>
              <Heading level={3}>{t(`about.belief.${belief}.title`)}</Heading>
              <Text>{t(`about.belief.${belief}.text`)}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section id="money" title={t('about.money.title')}>
        <Prose>
          <Text>{t('about.money.text')}</Text>
          <p>
            <TextLink href="/pricing">{t('about.money.link')}</TextLink>
          </p>
        </Prose>
      </Section>
      <Section id="limits" title={t('about.limits')}>
        <Prose>
          <Points>
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`about.limit.${limit}`)}</li>
            ))}
          </Points>
        </Prose>
      </Section>
      <Section id="regulated" title={t('about.regulated.title')}>
        <Prose>
          <Text>{t('about.regulated.text')}</Text>
          {config.sandbox && <Notice tone="warn">{t('about.regulated.sandbox')}</Notice>}
        </Prose>
        <Complaints />
      </Section>
      <Section id="contact" title={t('about.contact')}>
        <Contacts kinds={['help', 'grievances', 'privacy', 'press']} />
        <BlogLink kind="home" />
      </Section>
      <Row>
        <LinkButton href="/mutual-funds">{t('about.toFunds')}</LinkButton>
        <LinkButton href="/why-invest" variant="secondary">
          {t('why.name')}
        </LinkButton>
      </Row>
    </PublicPage>
  );
}
