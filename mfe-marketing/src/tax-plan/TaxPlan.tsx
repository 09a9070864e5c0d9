import { useMessages } from '@sanchay/i18n';
import { LinkButton, Row, Text } from '@sanchay/ui';
import { BlogLink } from '../public-page/BlogLink.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Points, Prose, Section } from '../public-page/Section.tsx';
import { WithRules } from '../rules/WithRules.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { ElssWin } from './ElssWin.tsx';
import { HarvestWin } from './HarvestWin.tsx';
import { HoldWin } from './HoldWin.tsx';
import { RateHistory } from './RateHistory.tsx';

const NOT_FOR = ['regime', 'short', 'small', 'loss'] as const;
const QUESTIONS = ['regime', 'buyBack', 'when', 'sip', 'other'] as const;

/** `/triple-win-tax-plan`: three ways in which the law favours patient investors, in figures of the day. */
export function TaxPlan() {
  const { t } = useMessages(PAGE_MESSAGES);
  const questions = QUESTIONS.map((id) => ({
    question: t(`tax.question.${id}`),
    answer: t(`tax.answer.${id}`),
  }));
  return (
    <PublicPage
      path="/triple-win-tax-plan"
      name={t('tax.name')}
      title={t('tax.title')}
      lead={t('tax.lead')}
      description={t('tax.description')}
      questions={questions}
    >
      <WithRules>
        {(table) => (
          <>
            <Section id="elss" title={t('tax.elss.title')}>
              <ElssWin table={table} />
            </Section>
            <Section id="hold" title={t('tax.hold.title')}>
              <HoldWin table={table} />
            </Section>
            <Section id="harvest" title={t('tax.harvest.title')}>
              <HarvestWin table={table} />
            </Section>
            <Section id="not-for" title={t('tax.notFor.title')}>
              <Prose>
                <Points>
                  {NOT_FOR.map((id) => (
                    <li key={id}>{t(`tax.notFor.${id}`)}</li>
                  ))}
                </Points>
              </Prose>
            </Section>
            <Section id="rates" title={t('tax.rates.title')}>
              <RateHistory table={table} />
            </Section>
          </>
        )}
      </WithRules>
      <Questions id="questions" title={t('pricing.questions')} items={questions} />
      <Text size="small">{t('tax.notAdvice')}</Text>
      <BlogLink kind="tax" />
      <Row>
        <LinkButton href="/mutual-funds/all?tags=elss">{t('tax.toElss')}</LinkButton>
        <LinkButton href="/switch" variant="secondary">
          {t('switch.name')}
        </LinkButton>
      </Row>
    </PublicPage>
  );
}
