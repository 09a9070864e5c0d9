import { ApiError } from '@sanchay/api-client';
import { planLabel, shortFundName, type ImportFolio } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Disclosure, Notice, SelectField, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** The schemes of folios that neither ISIN nor name identified, one question each. */
export function SchemeQuestions({ id, folios }: { id: string; folios: readonly ImportFolio[] }) {
  const { t } = useMessages(MESSAGES);
  const { send, isPending, problem } = useSchemeAnswers(id);
  return (
    <Card title={t('import.questions', { count: folios.length })}>
      <Stack gap={5}>
        <Text>{t('import.questionsWhat')}</Text>
        {problem}
        {folios.map((folio) => (
          <SchemeQuestion
            key={folio.index}
            folio={folio}
            busy={isPending}
            onAnswer={(scheme) => void send([{ folio: folio.index, scheme }])}
          />
        ))}
        {folios.length > 1 && (
          <div>
            <Button
              variant="secondary"
              busy={isPending}
              onClick={() => void send(folios.map(({ index }) => ({ folio: index, scheme: 'unlisted' })))}
            >
              {t('import.allUnlisted')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The question of a folio that an earlier answer or a name placed, so that it can be placed elsewhere. */
export function ChangeScheme({ id, folio, onDone }: { id: string; folio: ImportFolio; onDone: () => void }) {
  const { t } = useMessages(MESSAGES);
  const { send, isPending, problem } = useSchemeAnswers(id);
  const isAsked = folio.asset === 'mutual_fund' || folio.asset === 'gold';
  if (!isAsked || folio.match === 'isin' || folio.match === 'unknown') return null;
  return (
    <Disclosure summary={t('import.changeScheme')}>
      <Stack gap={3}>
        {problem}
        <SchemeQuestion
          folio={folio}
          busy={isPending}
          onAnswer={(scheme) => void send([{ folio: folio.index, scheme }]).then((ok) => ok && onDone())}
        />
      </Stack>
    </Disclosure>
  );
}

/** Sends answers of a preview; `problem` shows why they were not taken. */
function useSchemeAnswers(id: string) {
  const answer = useWrite('answerImport', ['importPreview', 'imports', 'importRows']);
  const [problem, setProblem] = useState<ApiError | null>(null);
  async function send(answers: { folio: number; scheme: string }[]): Promise<boolean> {
    setProblem(null);
    try {
      await answer.mutateAsync({ params: { id }, body: { answers } });
      return true;
    } catch (error) {
      setProblem(ApiError.from(error));
      return false;
    }
  }
  const notice = problem && (
    <Notice tone="error" live>
      {problem.message}
    </Notice>
  );
  return { send, isPending: answer.isPending, problem: notice };
}

interface QuestionProps {
  folio: ImportFolio;
  busy: boolean;
  onAnswer: (scheme: string) => void;
}

function SchemeQuestion({ folio, busy, onAnswer }: QuestionProps) {
  const { t } = useMessages(MESSAGES);
  const [search, setSearch] = useState(searchOf(folio.name));
  const [chosen, setChosen] = useState('');
  const found = useCall('mutualFundSearch', { query: { q: search } }, { enabled: search.trim().length > 1 });
  const schemes = found.data?.data.slice(0, 10) ?? [];
  return (
    <Stack gap={3}>
      <div>
        <Text strong data-document="">
          {folio.name}
        </Text>
        <Text size="label">{t('import.folio', { folio: folio.folio_no })}</Text>
        {folio.isin !== null && <Text size="label">{t('import.isinUnknown', { isin: folio.isin })}</Text>}
      </div>
      <TextField
        label={t('import.search')}
        type="search"
        value={search}
        onChange={setSearch}
        maxLength={80}
      />
      <SelectField
        label={t('import.scheme')}
        value={chosen}
        onChange={setChosen}
        placeholder={t('import.chooseScheme')}
        options={[
          ...schemes.map(({ code, name }) => ({
            value: code,
            label: `${shortFundName(name)} · ${planLabel(t, name)}`,
          })),
          { value: 'unlisted', label: t('import.unlisted') },
          { value: 'skipped', label: t('import.skip') },
        ]}
      />
      <div>
        <Button size="small" disabled={chosen === ''} busy={busy} onClick={() => onAnswer(chosen)}>
          {t('import.confirmScheme')}
        </Button>
      </div>
    </Stack>
  );
}

/** The words of a statement's scheme name by which a fund is found. */
function searchOf(name: string): string {
  return name
    .replaceAll(/\([^)]*\)|IDCW#?|\b(?:regular|direct|plan|growth|payout|option)\b/gi, ' ')
    .replaceAll(/[^\w&]+/g, ' ')
    .trim()
    .slice(0, 60);
}
