import type { MandateType } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Button,
  Card,
  ChoiceField,
  DateField,
  LinkButton,
  Loading,
  MoneyField,
  Notice,
  Row,
  SelectField,
  SkeletonBlock,
  Stack,
  Text,
} from '@sanchay/ui';
import { useState } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MANDATE_MESSAGES } from '../messages.ts';
import { firstMandate, type MandateAnswers } from './mandateAnswers.ts';
import { useNewMandate } from './useNewMandate.ts';
import type { MandateFlow } from './useMandateFlow.ts';

/** The four questions of a mandate: how, from which account, up to how much, until when. */
export function NewMandate({ through, onClose }: { through: MandateFlow; onClose: () => void }) {
  const { t } = useMessages(MANDATE_MESSAGES);
  const { rupees } = useFormat();
  const terms = useCall('mandateTerms', {}, { staleTime: 0 });
  const [answered, setAnswered] = useState<MandateAnswers | null>(null);
  const making = useNewMandate(through);
  const shown = terms.data?.data;
  if (terms.isPending) {
    return (
      <Loading>
        <SkeletonBlock height={320} />
      </Loading>
    );
  }
  if (!shown) return <CallProblem of={terms} />;
  if (shown.banks.length === 0) {
    return (
      <Notice tone="warn" action={<LinkButton href="/profile/bank">{t('new.addBank')}</LinkButton>}>
        {t('new.noBank')}
      </Notice>
    );
  }
  const answers = answered ?? firstMandate(shown);
  const change = (part: Partial<MandateAnswers>) => setAnswered({ ...answers, ...part });
  const chosen = shown.types.find(({ type }) => type === answers.type)!;
  const errors = making.error?.errors ?? {};
  return (
    <Card raised title={t('new.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void making.start(answers);
        }}
      >
        <Stack gap={5}>
          <ChoiceField
            label={t('new.type')}
            value={answers.type}
            onChange={(type) => change({ type: type as MandateType })}
            columns={2}
            options={shown.types.map(({ type, title, takes, most }) => ({
              value: type,
              label: t(`type.${type}`, { title }),
              hint: t('new.typeHint', { takes, most: rupees(most) }),
            }))}
          />
          <SelectField
            label={t('new.bank')}
            value={answers.bankId}
            onChange={(bankId) => change({ bankId })}
            options={shown.banks.map(({ id, label }) => ({ value: id, label }))}
            error={errors.bank_id?.[0]}
          />
          <MoneyField
            label={t('new.limit')}
            hint={t('new.limitHint', { least: rupees(chosen.least), most: rupees(chosen.most) })}
            value={answers.limit}
            onChange={(limit) => change({ limit })}
            error={errors.limit?.[0]}
          />
          <DateField
            label={t('new.until')}
            value={answers.until}
            onChange={(until) => change({ until })}
            error={errors.until?.[0]}
          />
          <Text size="label">
            {t('new.promise', { amount: rupees(shown.no_code_up_to), count: shown.notice_hours })}
          </Text>
          {Object.keys(errors).length === 0 && <WriteProblem error={making.error} />}
          <Row>
            <Button type="submit" busy={making.busy} busyLabel={t('new.busy')}>
              {t('new.start')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('new.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
