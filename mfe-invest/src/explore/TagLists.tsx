import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Grid, Heading, Loading, SkeletonCards, Stack, Text } from '@sanchay/ui';
import { LIST_PATH } from '../fund-list/listQuery.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { tagLabel } from '../scheme/schemeMessages.ts';
import { MESSAGES } from '../messages.ts';

/** Every tag as a list: its rule, its day, and how many funds are in it. */
export function TagLists() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const lists = useCall('fundLists');
  const shown = lists.data?.data.filter(({ count }) => count > 0) ?? [];
  return (
    <Stack gap={4} as="section" aria-labelledby="tags">
      <Heading level={2} id="tags">
        {t('explore.tags')}
      </Heading>
      {lists.isPending && (
        <Loading>
          <SkeletonCards count={6} height={120} />
        </Loading>
      )}
      <CallProblem of={lists} compact />
      <Grid min={260} gap={4}>
        {shown.map(({ tag, as_of, count }) => (
          <Card
            key={tag}
            padding="tight"
            title={tagLabel(t, tag)}
            titleLevel={3}
            href={`${LIST_PATH}?${new URLSearchParams({ tags: tag })}`}
          >
            <Stack gap={2}>
              <Text size="small">{t(`tagRule.${tag}`)}</Text>
              <Text size="label">
                {t('explore.funds', { count })}. {as_of && t('state.asOf', { date: date(as_of) })}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
