import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { inflation } from '@sanchay/finance';
import { Card, Grid, LinkButton, LinkChoices, Row, Stack, Stat, Text, TextLink } from '@sanchay/ui';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { HORIZONS, horizonOf } from './figures.ts';
import { EarlyStart } from './EarlyStart.tsx';
import { PlacesTable } from './PlacesTable.tsx';

const AMOUNT = 100_000;
const RISKS = ['market', 'time', 'need', 'same'] as const;
const FIRST = [
  { id: 'buffer', href: '/calculators/inflation-calculator' },
  { id: 'cover', href: '/insurance' },
  { id: 'goal', href: '/goals' },
] as const;
const QUESTIONS = ['small', 'debt', 'moment', 'safe'] as const;

/** `/why-invest`: what rising prices take, what time gives, and what can go wrong. */
export function WhyInvest() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, number } = useFormat();
  const { config } = usePlatform();
  const [query] = useSearchParams();
  const years = horizonOf(query);
  const inflationPct = config.inflation.default;
  const rate = number(inflationPct, { decimals: Number.isInteger(inflationPct) ? 0 : 1 });
  const { realValue, futureCost } = inflation({ nominalValue: AMOUNT, inflationPct, years });
  const time = t('state.years', { count: years });
  const questions = QUESTIONS.map((id) => ({
    question: t(`why.question.${id}`),
    answer: t(`why.answer.${id}`),
  }));
  return (
    <PublicPage
      path="/why-invest"
      name={t('why.name')}
      title={t('why.title')}
      lead={t('why.lead')}
      description={t('why.description')}
      questions={questions}
    >
      <LinkChoices
        label={t('why.ahead')}
        options={HORIZONS.map((count) => ({
          label: t('state.years', { count }),
          href: `/why-invest?years=${count}`,
          here: count === years,
        }))}
      />
      <Section id="prices" title={t('why.prices.title')}>
        <Grid min={280}>
          <Stack gap={3}>
            <Text>{t('why.prices.1', { rate })}</Text>
            <Text>{t('why.prices.2')}</Text>
          </Stack>
          <Card>
            <Stack gap={5}>
              <Stat
                size="large"
                label={t('why.prices.cost', { amount: rupees(AMOUNT), time })}
                value={rupees(futureCost)}
              />
              <Stat
                size="large"
                label={t('why.prices.worth', { amount: rupees(AMOUNT), time })}
                value={rupees(realValue)}
              />
              <Text size="label">{t('why.prices.assumed', { rate })}</Text>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <Section id="places" title={t('why.places.title', { amount: rupees(AMOUNT), time })}>
        <PlacesTable amount={AMOUNT} years={years} />
      </Section>
      <Section id="early" title={t('why.early.title')}>
        <EarlyStart />
      </Section>
      <Section id="risks" title={t('why.risks')}>
        <Prose>
          <Points>
            {RISKS.map((risk) => (
              <li key={risk}>{t(`why.risk.${risk}`)}</li>
            ))}
          </Points>
        </Prose>
      </Section>
      <Section id="first" title={t('why.first.title')}>
        <Grid min={260}>
          {FIRST.map(({ id, href }) => (
            <Stack key={id} gap={2}>
              <Text strong>{t(`why.first.${id}.title`)}</Text>
              <Text>{t(`why.first.${id}.text`)}</Text>
              <p>
                <TextLink href={href}>{t(`why.first.${id}.link`)}</TextLink>
              </p>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Questions id="questions" title={t('pricing.questions')} items={questions} />
      <Row>
        <LinkButton href="/goals">{t('why.toGoals')}</LinkButton>
        <LinkButton href="/mutual-funds" variant="secondary">
          {t('about.toFunds')}
        </LinkButton>
      </Row>
    </PublicPage>
  );
}
