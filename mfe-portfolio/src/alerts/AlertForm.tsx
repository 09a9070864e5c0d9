import { ApiError } from '@sanchay/api-client';
import { ALERT_RULES, RECORD_RULES, type AlertRule, type PriceAlert } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import {
  Button,
  Dialog,
  Notice,
  NumberField,
  Row,
  SelectField,
  showToast,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { WAYS_TO_WATCH } from '../watchlist/waysToWatch.ts';
import { targetKey, type AlertTarget } from './alertTarget.ts';
import { isRecordRule, type AnyRule } from './shownAlert.ts';
import { useAlertText } from './useAlertText.ts';

interface Props {
  /** The instruments to choose from, the first one chosen; one when it is certain. */
  targets: readonly AlertTarget[];
  /** The alert to change; else a new one is set. */
  alert?: PriceAlert;
  /** The user chooses the instrument: one that is missing has to be watched first. */
  isChoice?: boolean;
  onClose: () => void;
  onDelete?: () => void;
}

/** Sets an alert or changes one. What was entered stays when it is refused. */
export function AlertForm({ targets, alert, isChoice = false, onClose, onDelete }: Props) {
  const { t } = useMessages(MESSAGES);
  const text = useAlertText();
  const [chosen, setChosen] = useState(targetKey(targets[0]!));
  const [rule, setRule] = useState<AnyRule>(alert?.rule ?? 'above');
  const [value, setValue] = useState(alert?.value ?? null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const add = useWrite('addPriceAlert', ['priceAlerts']);
  const change = useWrite('changePriceAlert', ['priceAlerts']);
  const addToFund = useWrite('addFundAlert', ['fundAlerts']);
  const target = targets.find((each) => targetKey(each) === chosen)!;
  const rules = rulesFor(target, alert);
  const hasValue = rule === 'above' || rule === 'below' || rule === 'move';

  function edit<V>(set: (next: V) => void): (next: V) => void {
    return (next) => {
      setProblem(null);
      set(next);
    };
  }

  function choose(key: string): void {
    setChosen(key);
    const { kind } = targets.find((each) => targetKey(each) === key)!;
    if (kind !== 'mutual_fund' && isRecordRule(rule)) setRule('above');
  }

  async function savePriceAlert(priceRule: AlertRule): Promise<void> {
    const terms = { rule: priceRule, ...(hasValue && { value }) };
    if (alert) await change.mutateAsync({ params: { alert_id: alert.id }, body: terms });
    else await add.mutateAsync({ body: { kind: target.kind, item: target.item, ...terms } });
  }

  async function save(): Promise<void> {
    try {
      if (isRecordRule(rule)) await addToFund.mutateAsync({ body: { item: target.item, rule } });
      else await savePriceAlert(rule);
      showToast({ message: t(alert ? 'alerts.changed' : 'alerts.added', { name: text.name(target) }) });
      onClose();
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(alert ? 'alerts.changeTitle' : 'alerts.setTitle')}
      actions={
        <>
          {onDelete && (
            <Button variant="quiet" onClick={onDelete}>
              {t('alerts.delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={add.isPending || change.isPending || addToFund.isPending} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {targets.length > 1 && (
          <SelectField
            label={t('alerts.instrument')}
            value={chosen}
            onChange={edit(choose)}
            options={targets.map((each) => ({ value: targetKey(each), label: text.name(each) }))}
          />
        )}
        <Current target={target} named={targets.length === 1} />
        {isChoice && <Others />}
        <SelectField
          label={t('alerts.when')}
          value={rule}
          onChange={edit((next: string) => setRule(next as AnyRule))}
          options={rules.map((each) => ({ value: each, label: t(`alerts.rule.${each}`) }))}
        />
        {hasValue && (
          <NumberField
            label={t(rule === 'move' ? 'alerts.percent' : 'alerts.level')}
            value={value}
            onChange={edit(setValue)}
            decimals={rule === 'move' || target.kind !== 'mutual_fund' ? 2 : 4}
            {...(rule === 'move' ? { suffix: '%' } : { prefix: target.currency === 'USD' ? '$' : '₹' })}
            error={problem?.errors['value']?.[0]}
          />
        )}
        <Text size="small">{t(`alerts.what.${rule}`)}</Text>
        {problem && !problem.errors['value'] && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** Where instruments that are not watched yet are found; an FD has no price to watch. */
function Others() {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={1}>
      <Text size="small">{t('alerts.others')}</Text>
      <Row gap={4} wrap>
        {WAYS_TO_WATCH.filter(([way]) => way !== 'deposits').map(([way, href]) => (
          <TextLink key={way} href={href}>
            {t(`watchlist.see.${way}`)}
          </TextLink>
        ))}
      </Row>
    </Stack>
  );
}

/** Only a fund has a record; an alert on a price stays one. */
function rulesFor({ kind }: AlertTarget, alert: PriceAlert | undefined): readonly AnyRule[] {
  return kind === 'mutual_fund' && !alert ? [...ALERT_RULES, ...RECORD_RULES] : ALERT_RULES;
}

/** The newest price, and whose it is. */
function Current({ target, named }: { target: AlertTarget; named: boolean }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, date } = useFormat();
  const text = useAlertText();
  const { price, price_date: day, currency } = target;
  const now =
    price === null || day === null
      ? null
      : t('alerts.now', { price: rupees(price, { decimals: 2, currency }), date: date(day) });
  const parts = [named ? text.name(target) : null, now].filter((part) => part !== null);
  return parts.length === 0 ? null : <Text>{parts.join(' · ')}</Text>;
}
