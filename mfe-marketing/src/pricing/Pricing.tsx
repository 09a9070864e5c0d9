import { useFormat, useWords } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { LinkButton, Notice, Row, Table, Text } from '@sanchay/ui';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Narrow, Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_WORDS } from '../words.ts';
import { featurePrices } from './featurePrices.ts';
import type { FeaturePrice } from './featurePrices.ts';

const FREE = ['account', 'buy', 'sip', 'sell', 'switch', 'reports', 'close'] as const;
const QUESTIONS = ['why', 'catch', 'later', 'commission'] as const;
const SUM = 100;

/** `/pricing`: what is free, what features would cost if they were charged, and what others may charge. */
export function Pricing() {
  const { t } = useWords(PAGE_WORDS);
  const { rupees, number, percent } = useFormat();
  const { featuresFree, coinCosts, purchaseTax } = usePlatform().config;
  const tax = percent(purchaseTax, { decimals: Number.isInteger(purchaseTax) ? 0 : 1 });
  const questions = QUESTIONS.map((id) => ({
    question: t(`pricing.question.${id}`),
    answer: t(`pricing.answer.${id}`),
  }));
  return (
    <PublicPage
      path="/pricing"
      name={t('pricing.name')}
      title={t('pricing.title')}
      lead={t('pricing.lead')}
      description={t('pricing.description')}
      questions={questions}
    >
      <Section id="free" title={t('pricing.free.title')}>
        <Narrow>
          <Table
            caption={t('pricing.free.title')}
            hideCaption
            columns={[
              {
                key: 'what',
                head: t('pricing.what'),
                rowHead: true,
                cell: (row) => t(`pricing.free.${row}`),
              },
              { key: 'cost', head: t('pricing.youPay'), align: 'end', cell: () => rupees(0) },
            ]}
            rows={FREE}
            rowKey={(row) => row}
          />
        </Narrow>
        <Text size="small">{t('pricing.free.note')}</Text>
      </Section>
      <Section id="features" title={t('pricing.features.title')}>
        <Prose>
          <Text>{t('pricing.features.text')}</Text>
          {featuresFree && <Notice tone="success">{t('pricing.features.freeNow')}</Notice>}
        </Prose>
        <Narrow>
          <Table
            caption={t('pricing.features.title')}
            hideCaption
            columns={[
              {
                key: 'feature',
                head: t('pricing.feature'),
                rowHead: true,
                cell: ({ id }: FeaturePrice) => t(`pricing.feature.${id}`),
              },
              {
                key: 'coins',
                head: t('pricing.coins'),
                align: 'end',
                cell: ({ coins }) => number(coins, { decimals: 0 }),
              },
              {
                key: 'now',
                head: t('pricing.now'),
                align: 'end',
                cell: ({ coins }) =>
                  featuresFree ? t('pricing.nowFree') : t('pricing.nowCoins', { count: coins }),
              },
            ]}
            rows={featurePrices(coinCosts)}
            rowKey={({ id }) => id}
          />
        </Narrow>
        <Prose>
          <Text size="small">
            {t('pricing.features.tax', {
              tax,
              sum: rupees(SUM),
              withTax: rupees(SUM + (SUM * purchaseTax) / 100, {
                decimals: Number.isInteger(purchaseTax) ? 0 : 2,
              }),
            })}
          </Text>
        </Prose>
      </Section>
      <Section id="others" title={t('pricing.others.title')}>
        <Prose>
          <Text>{t('pricing.others.text')}</Text>
          <Points>
            <li>{t('pricing.others.expense')}</li>
            <li>{t('pricing.others.load')}</li>
            <li>{t('pricing.others.duty')}</li>
            <li>{t('pricing.others.gold')}</li>
            <li>{t('pricing.others.tax')}</li>
          </Points>
          <Text size="small">{t('pricing.others.before')}</Text>
        </Prose>
      </Section>
      <Section id="how" title={t('pricing.how.title')}>
        <Prose>
          <Text>{t('pricing.how.1')}</Text>
          <Text>{t('pricing.how.2')}</Text>
        </Prose>
      </Section>
      <Questions id="questions" title={t('pricing.questions')} items={questions} />
      <Row>
        <LinkButton href="/signup">{t('pricing.start')}</LinkButton>
        <LinkButton href="/switch" variant="secondary">
          {t('switch.name')}
        </LinkButton>
      </Row>
    </PublicPage>
  );
}
