import { GOAL_HANDLES } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Grid, Heading, LinkChoices, Stack, Text, TextLink } from '@sanchay/ui';
import { BlogLink } from '../public-page/BlogLink.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { Questions } from '../public-page/Questions.tsx';
import { Section } from '../public-page/Section.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { GoalPlannerCard } from './GoalPlannerCard.tsx';
import { goalOf } from './goalOf.ts';
import { GoalsTable } from './GoalsTable.tsx';

const STEPS = ['name', 'price', 'month'] as const;
const QUESTIONS = ['rate', 'inflation', 'several', 'near'] as const;

/** `/goals`: what goals are, what each costs on its date, and a planner whose answers are in the address. */
export function Goals() {
  const { t } = useMessages(PAGE_MESSAGES);
  const [query] = useSearchParams();
  const goal = goalOf(query);
  const questions = QUESTIONS.map((id) => ({
    question: t(`goals.question.${id}`),
    answer: t(`goals.answer.${id}`),
  }));
  return (
    <PublicPage
      path="/goals"
      name={t('goals.name')}
      title={t('goals.title')}
      lead={t('goals.lead')}
      description={t('goals.description')}
      questions={questions}
    >
      <Stack gap={5}>
        <LinkChoices
          label={t('goals.choose')}
          options={GOAL_HANDLES.map((handle) => ({
            label: t(`goals.goal.${handle}`),
            href: `/goals?goal=${handle}`,
            here: handle === goal,
          }))}
        />
        <Section id="planner" title={t(`goals.goal.${goal}`)}>
          <Text>
            {t(`goals.about.${goal}`)}
            {goal === 'taxsaver' && (
              <>
                {' '}
                <TextLink href="/triple-win-tax-plan">{t('tax.name')}</TextLink>
              </>
            )}
          </Text>
          <GoalPlannerCard key={goal} goal={goal} />
        </Section>
      </Stack>
      <Section id="all" title={t('goals.all.title')}>
        <GoalsTable />
      </Section>
      <Section id="steps" title={t('goals.steps')}>
        <Grid min={260}>
          {STEPS.map((step) => (
            <Stack key={step} gap={2}>
              <Heading level={3}>{t(`goals.step.${step}.title`)}</Heading>
              <Text>{t(`goals.step.${step}.text`)}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Questions id="questions" title={t('pricing.questions')} items={questions} />
      <BlogLink kind="retirement" />
    </PublicPage>
  );
}
