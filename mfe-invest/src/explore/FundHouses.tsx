import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Grid, Heading, Loading, SkeletonCards, Stack, Text, TextLink, WithMonogram } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { housePath } from '../house/housePage.ts';
import { MESSAGES } from '../messages.ts';
import { useFundCounts } from './useFundCounts.ts';

/** Fund houses, each with its page. */
export function FundHouses() {
  const { t } = useMessages(MESSAGES);
  const houses = useCall('fundAmcs');
  const counts = useFundCounts();
  return (
    <Stack gap={4} as="section" aria-labelledby="houses">
      <Heading level={2} id="houses">
        {t('explore.houses')}
      </Heading>
      {houses.isPending && (
        <Loading>
          <SkeletonCards count={8} height={52} />
        </Loading>
      )}
      <CallProblem of={houses} compact />
      {houses.data && (
        <Grid min={220} gap={3} as="ul">
          {houses.data.data.funds.map(({ code, name, slug }) => (
            <li key={code}>
              <WithMonogram kind="fund" name={name} code={code}>
                <TextLink href={housePath(slug)}>{name}</TextLink>
                {counts.fund_house.has(code) && (
                  <Text size="label">{t('explore.funds', { count: counts.fund_house.get(code) })}</Text>
                )}
              </WithMonogram>
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
