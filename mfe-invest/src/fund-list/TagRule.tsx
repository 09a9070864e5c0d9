import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Notice, Stack, Text, TextLink } from '@sanchay/ui';
import { tagLabel } from '../scheme/schemeMessages.ts';
import { MESSAGES } from '../messages.ts';
import { LIST_PATH, type ListQuery } from './listQuery.ts';

/** Where the list shows one tag: by which rule funds have it, of which day, and the search that gives the very list. */
export function TagRule({ query }: { query: ListQuery }) {
  const [tag, another] = query.tags;
  if (tag === undefined || another !== undefined) return null;
  return <RuleOf tag={tag} />;
}

function RuleOf({ tag }: { tag: string }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const lists = useCall('fundLists');
  const list = lists.data?.data.find((each) => each.tag === tag);
  if (!list) return null;
  return (
    <Notice title={tagLabel(t, tag)}>
      <Stack gap={1}>
        <Text size="small">{t(`tagRule.${tag}`)}</Text>
        {list.as_of && <Text size="label">{t('state.asOf', { date: date(list.as_of) })}</Text>}
        {list.query && <TextLink href={`${LIST_PATH}?${list.query}`}>{t('list.ruleSearch')}</TextLink>}
      </Stack>
    </Notice>
  );
}
