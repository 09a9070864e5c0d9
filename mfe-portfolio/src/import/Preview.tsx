import { ApiError } from '@sanchay/api-client';
import type { ImportNews, ImportPreview } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerPage, useCall, usePageTitle, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Button,
  Card,
  Disclosure,
  EmptyState,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Page,
  Row,
  Stack,
  Stat,
  Text,
  useToast,
} from '@sanchay/ui';
import { useState } from 'react';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { AccountQuestion } from './AccountQuestion.tsx';
import { IMPORT_CALLS } from './ImportHistory.tsx';
import { OtherPan } from './OtherPan.tsx';
import { PreviewFolios } from './PreviewFolios.tsx';
import { RecordedQuestions } from './RecordedQuestions.tsx';
import { SchemeQuestions } from './SchemeQuestions.tsx';

/** `/import/:id`: what applying a statement would change, with the schemes that are not known yet. */
export function Preview() {
  const { t } = useMessages(MESSAGES);
  const { id = '' } = useParams();
  // An import that is being applied is no preview afterwards, so nothing may read it again.
  const [ends, setEnds] = useState(false);
  const preview = useCall('importPreview', { params: { id } }, { enabled: !ends });
  usePageTitle(t('import.previewTitle'));
  const isGone = preview.error?.httpStatus === 404 || preview.error?.httpStatus === 409;
  return (
    <OwnerPage>
      <Page>
        <Stack gap={6}>
          <Stack gap={2}>
            <Breadcrumbs
              items={[{ label: t('import.title'), href: '/import' }, { label: t('import.previewTitle') }]}
            />
            <Heading level={1}>{t('import.previewTitle')}</Heading>
          </Stack>
          {isGone ? (
            <EmptyState
              title={preview.error!.message}
              action={<LinkButton href="/import">{t('import.title')}</LinkButton>}
            />
          ) : (
            <Answer of={preview} skeleton={<TotalsSkeleton />}>
              {({ data }) => <PreviewView preview={data} onEnds={setEnds} />}
            </Answer>
          )}
        </Stack>
      </Page>
    </OwnerPage>
  );
}

function PreviewView({ preview, onEnds }: { preview: ImportPreview; onEnds: DecisionProps['onEnds'] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { from, to, file_name: file } = preview.import;
  const { accepted, known, conflict, rejected } = preview.counts;
  const { news } = preview;
  const unknown =
    news === 'none' ? [] : preview.folios.filter(({ match, taken }) => match === 'unknown' && taken);
  const isAsking =
    unknown.length > 0 ||
    preview.recorded.some(({ same }) => same === null) ||
    (preview.account !== null && preview.account.name === null);
  return (
    <>
      <OtherPan folios={preview.folios} />
      <Card>
        <Stack gap={4}>
          <Text size="small">
            {file}
            {from && to && ` · ${t('import.period', { from: format.date(from), to: format.date(to) })}`}
          </Text>
          <Grid columns={4} gap={4}>
            <Stat label={t('import.count.accepted')} value={accepted} size="large" />
            <Stat label={t('import.count.known')} value={known} size="large" />
            <Stat label={t('import.count.conflict')} value={conflict} size="large" />
            <Stat label={t('import.count.rejected')} value={rejected} size="large" />
          </Grid>
          <Text size="small">{t(`import.news.${news}`)}</Text>
          <Decision id={preview.import.id} isAsking={isAsking} news={news} onEnds={onEnds} />
        </Stack>
      </Card>
      {preview.account && (
        <AccountQuestion key={preview.account.name} id={preview.import.id} account={preview.account} />
      )}
      {preview.recorded.length > 0 && (
        <RecordedQuestions id={preview.import.id} recorded={preview.recorded} />
      )}
      {unknown.length > 0 && <SchemeQuestions id={preview.import.id} folios={unknown} />}
      <PreviewFolios id={preview.import.id} folios={preview.folios} />
      {preview.unread_lines > 0 && (
        <Card title={t('import.unread', { count: preview.unread_lines })}>
          <Stack gap={3}>
            <Text>{t('import.unreadWhat')}</Text>
            <Disclosure summary={t('import.showLines')}>
              <Stack gap={1}>
                {preview.unread.map(({ line, text }) => (
                  <Text key={line} size="small">
                    {line}: {text}
                  </Text>
                ))}
              </Stack>
            </Disclosure>
          </Stack>
        </Card>
      )}
    </>
  );
}

interface DecisionProps {
  id: string;
  isAsking: boolean;
  news: ImportNews;
  /** Whether the preview is about to end; false when that failed. */
  onEnds: (ends: boolean) => void;
}

function Decision({ id, isAsking, news, onEnds }: DecisionProps) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const toast = useToast();
  const apply = useWrite('applyImport', [...IMPORT_CALLS]);
  const discard = useWrite('discardImport', ['imports']);
  const [problem, setProblem] = useState<ApiError | null>(null);
  async function end(work: () => Promise<string>): Promise<void> {
    setProblem(null);
    onEnds(true);
    try {
      toast({ message: await work() });
      navigate('/import', { replace: true });
    } catch (error) {
      onEnds(false);
      setProblem(ApiError.from(error));
    }
  }
  const params = { id };
  const applyIt = async () => {
    const { data } = await apply.mutateAsync({ params });
    return t('import.done', { count: data.added });
  };
  const discardIt = async () => {
    await discard.mutateAsync({ params });
    return t('import.discarded');
  };
  return (
    <Stack gap={3}>
      {isAsking && <Notice tone="warn">{t('import.answerFirst')}</Notice>}
      {problem && (
        <Notice tone="error" live>
          {problem.message}
        </Notice>
      )}
      <Row gap={3} wrap>
        {news !== 'transactions' && <LinkButton href="/portfolio">{t('import.toPortfolio')}</LinkButton>}
        {news !== 'none' && (
          <Button
            variant={news === 'period' ? 'secondary' : 'primary'}
            disabled={isAsking}
            busy={apply.isPending}
            onClick={() => void end(applyIt)}
          >
            {t(news === 'period' ? 'import.applyPeriod' : 'import.apply')}
          </Button>
        )}
        <Button variant="secondary" busy={discard.isPending} onClick={() => void end(discardIt)}>
          {t('import.discard')}
        </Button>
      </Row>
    </Stack>
  );
}
