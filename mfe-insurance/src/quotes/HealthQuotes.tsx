import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, IgnoredValues, usePageHead, usePlatform } from '@sanchay/remote-kit';
import {
  Breadcrumbs,
  Card,
  ErrorState,
  Halves,
  Heading,
  Loading,
  Notice,
  Page,
  SkeletonCards,
  Slider,
  Stack,
  Text,
} from '@sanchay/ui';
import { ignoredNames } from '../address/ignoredNames.ts';
import { useAddressAnswers } from '../address/useAddressAnswers.ts';
import { FamilyQuestions } from '../need/FamilyQuestions.tsx';
import { MESSAGES } from '../messages.ts';
import { COVER_RANGE, quoteAnswersOf, quoteQuery } from './quoteAnswers.ts';
import { QuoteList } from './QuoteList.tsx';
import { useQuotes } from './useQuotes.ts';

/** `/insurance/health`: what the insurers charge for a family and a cover, live as the inputs change. */
export function HealthQuotes() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { config } = usePlatform();
  const way = [
    { label: t('need.title'), href: '/insurance' },
    { label: t('quotes.title'), href: '/insurance/health' },
  ];
  usePageHead({
    title: t('quotes.title'),
    description: t('quotes.description'),
    canonical: '/insurance/health',
    structured: [breadcrumbList(way)],
  });
  const [answers, change, ignored] = useAddressAnswers(quoteAnswersOf, quoteQuery);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuotes(answers);
  const agesError = error?.errors.adult_ages?.[0];
  const quotes = error ? undefined : data?.data;
  const { min, max, step } = COVER_RANGE;
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs items={way} />
          <Heading level={1}>{t('quotes.title')}</Heading>
          <Text tone="ink-2">{t('quotes.lead')}</Text>
        </Stack>
        {config.sandbox && (
          <Notice tone="sandbox" title={t('quotes.invented')}>
            {t('quotes.inventedHint')}
          </Notice>
        )}
        <IgnoredValues names={ignoredNames(ignored, t)} />
        <Halves>
          <Card title={t('quotes.who')}>
            <Stack gap={6}>
              <FamilyQuestions
                family={answers.family}
                error={agesError}
                onChange={(family) => change({ family })}
              />
              <Slider
                money
                name="cover"
                scale="log"
                label={t('quotes.cover')}
                hint={format.compact(answers.cover)}
                value={answers.cover}
                onChange={(cover) => change({ cover })}
                min={min}
                max={max}
                step={step}
              />
            </Stack>
          </Card>
          <div aria-busy={isPlaceholderData}>
            {quotes && <QuoteList quotes={quotes} />}
            {error && (
              <ErrorState
                title={error.message}
                safe={agesError ? t('quotes.changeAges') : undefined}
                action={agesError ? '' : undefined}
                requestId={agesError ? undefined : (error.requestId ?? undefined)}
                onRetry={agesError ? undefined : () => void refetch()}
                busy={isFetching}
              />
            )}
            {!quotes && !error && (
              <Loading>
                <SkeletonCards count={3} height={190} />
              </Loading>
            )}
          </div>
        </Halves>
      </Stack>
    </Page>
  );
}
