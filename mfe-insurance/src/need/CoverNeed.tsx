import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, IgnoredValues, usePageHead } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Tabs, Text, TextLink } from '@sanchay/ui';
import { ignoredNames } from '../address/ignoredNames.ts';
import { useAddressAnswers } from '../address/useAddressAnswers.ts';
import { MESSAGES } from '../messages.ts';
import { HealthNeed } from './HealthNeed.tsx';
import { LifeNeed } from './LifeNeed.tsx';
import { needAnswersOf, needQuery } from './needAnswers.ts';

/** `/insurance`: how much life and health cover is needed, line by line, against what is held. */
export function CoverNeed() {
  const { t } = useMessages(MESSAGES);
  usePageHead({
    title: t('need.title'),
    description: t('need.description'),
    canonical: '/insurance',
    structured: [
      breadcrumbList([
        { label: t('common:nav.home'), href: '/' },
        { label: t('need.title'), href: '/insurance' },
      ]),
    ],
  });
  const [answers, change, ignored] = useAddressAnswers(needAnswersOf, needQuery);
  const { kind, life, family, held } = answers;
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('need.title')}</Heading>
          <Text size="lead" tone="ink-2">
            {t('need.lead')}
          </Text>
          <Text>
            <TextLink href="/insurance/health">{t('need.quotes')}</TextLink>
          </Text>
        </Stack>
        <noscript>
          <TextLink href="/insurance?kind=life">{t('need.life')}</TextLink>
          {' · '}
          <TextLink href="/insurance?kind=health">{t('need.health')}</TextLink>
        </noscript>
        <IgnoredValues names={ignoredNames(ignored, t, { cover: 'life.cover' })} />
        <Tabs
          label={t('need.kind')}
          selected={kind}
          onSelect={(id) => change({ kind: id === 'health' ? 'health' : 'life' })}
          tabs={[
            {
              id: 'life',
              label: t('need.life'),
              content: <LifeNeed answers={life} onChange={(next) => change({ life: next })} />,
            },
            {
              id: 'health',
              label: t('need.health'),
              content: <HealthNeed family={family} held={held} onChange={change} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
