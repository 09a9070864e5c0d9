import { useFormat, useMessages } from '@sanchay/i18n';
import { LinkButton, Row, Table, Text } from '@sanchay/ui';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Narrow, Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

const FREE = ['account', 'buy', 'sip', 'sell', 'switch', 'reports', 'close'] as const;
const QUESTIONS = ['why', 'catch', 'commission'] as const;

/** `/pricing`: what is free, and what others may charge. Paid features join with the issue that builds them. */
export function Pricing() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees } = useFormat();
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
