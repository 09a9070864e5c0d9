import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { dayOf } from '../read/dayOf.ts';
import { DayForm } from './DayForm.tsx';
import { DayHoldings } from './DayHoldings.tsx';

/** `/reports/holdings`: what was held at the end of the day in the address, by default today, and the same as files. */
export function HoldingsReport() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const date = dayOf(address.get('date'));
  const external = shownAssets(address);
  const report = useCall(
    'dayHoldings',
    { query: { ...(date !== null && { date }), external } },
    { keepPrevious: true },
  );
  usePageTitle(t('day.title'));
  const refused = report.error?.httpStatus === 422 ? report.error : null;
  const shown = date ?? report.data?.data.date ?? '';
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('day.title')}</Heading>
          <Text>{t('day.lead')}</Text>
        </Stack>
        <DayForm
          date={shown}
          error={refused?.message}
          onShow={(next) =>
            setAddress((before) => {
              if (next === '') before.delete('date');
              else before.set('date', next);
              return before;
            })
          }
        />
        {!refused && (
          <Answer of={report} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <Stack gap={4}>
                {data.has_external && <ExternalFilterChips />}
                <DayHoldings report={data} shown={external} />
              </Stack>
            )}
          </Answer>
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}
