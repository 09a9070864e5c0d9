import { useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { LinkButton, Row, Text } from '@sanchay/ui';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Points, Prose, Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { ChosenFund } from './ChosenFund.tsx';
import { FundChooser } from './FundChooser.tsx';

const COSTS = ['load', 'tax', 'duty', 'elss', 'sip'] as const;
const STEPS = ['look', 'stop', 'move', 'keep'] as const;
const QUESTIONS = ['same', 'nav', 'demat', 'all'] as const;
/** A fund code or a slug; anything else in an address is no fund. */
const CODE = /^[\w-]{2,80}$/;

/** `/switch`: what a fund's regular plan costs against its direct plan, on real schemes, and what moving costs. */
export function SwitchPage() {
  const { t } = useMessages(PAGE_MESSAGES);
  const [query] = useSearchParams();
  const asked = query.get('fund') ?? '';
  const code = CODE.test(asked) ? asked : null;
  const questions = QUESTIONS.map((id) => ({
    question: t(`switch.question.${id}`),
    answer: t(`switch.answer.${id}`),
  }));
  return (
    <PublicPage
      path="/switch"
      name={t('switch.name')}
      title={t('switch.title')}
      lead={t('switch.lead')}
      description={t('switch.description')}
      questions={questions}
    >
      {code ? <ChosenFund key={code} code={code} /> : <FundChooser unknown={asked !== ''} />}
      <Section id="costs" title={t('switch.costs.title')}>
        <Prose>
          <Text>{t('switch.costs.text')}</Text>
          <Points>
            {COSTS.map((cost) => (
              <li key={cost}>{t(`switch.costs.${cost}`)}</li>
            ))}
          </Points>
        </Prose>
      </Section>
      <Section id="how" title={t('switch.how.title')}>
        <Points as="ol">
          {STEPS.map((step) => (
            <li key={step}>{t(`switch.how.${step}`)}</li>
          ))}
        </Points>
      </Section>
      <Questions id="questions" title={t('pricing.questions')} items={questions} />
      <Row>
        <LinkButton href="/mutual-funds">{t('about.toFunds')}</LinkButton>
        <LinkButton href="/triple-win-tax-plan" variant="secondary">
          {t('tax.name')}
        </LinkButton>
      </Row>
    </PublicPage>
  );
}
