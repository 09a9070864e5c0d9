import { FUND_SORTS } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { ChevronDownIcon, ChevronUpIcon, LinkButton, phone, Row, SelectField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import type { FundSort, ListQuery } from './listQuery.ts';
import { SortSheet } from './SortSheet.tsx';
import type { HrefOf } from './useListQuery.ts';
import { LIST_FORM, noScripts, WithCode } from './withoutCode.ts';

interface SortControlProps {
  query: ListQuery;
  onChange: (change: Pick<ListQuery, 'sort_by'>) => void;
  hrefOf: HrefOf;
}

const OnDesktop = styled.div`
  ${phone} {
    display: none;
  }
  ${noScripts} {
    display: block;
  }
`;

const OnPhone = styled(WithCode)`
  display: none;
  ${phone} {
    display: block;
  }
  ${noScripts} {
    display: none;
  }
`;

/** By what the list is sorted and which way: a list on desktops and without code, a sheet on phones. */
export function SortControl({ query, onChange, hrefOf }: SortControlProps) {
  const { t } = useMessages(MESSAGES);
  const sorts = FUND_SORTS.filter((sort) => sort !== 'relevance' || query.q !== '');
  const options = sorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const choose = (value: string) => onChange({ sort_by: value as FundSort });
  const up = query.order === 'asc';
  return (
    <Row gap={2} wrap={false} align="center">
      <OnPhone>
        <SortSheet value={query.sort_by} options={options} onChange={choose} />
      </OnPhone>
      <OnDesktop>
        <SelectField
          name="sort_by"
          form={LIST_FORM}
          label={t('sort.label')}
          value={query.sort_by}
          onChange={choose}
          options={options}
        />
      </OnDesktop>
      <LinkButton
        variant="secondary"
        size="small"
        aria-label={t(up ? 'sort.turnDown' : 'sort.turnUp')}
        href={hrefOf({ order: up ? 'desc' : 'asc' })}
      >
        {up ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </LinkButton>
    </Row>
  );
}
