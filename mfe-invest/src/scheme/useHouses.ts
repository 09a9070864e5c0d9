import { useCall } from '@sanchay/remote-kit';

const HOUR = 3_600_000;

/** Name of a fund house by its code; the code itself until the names are here. */
export function useHouseName(): (code: string) => string {
  const houses = useCall('fundAmcs', {}, { staleTime: HOUR });
  const names = new Map(houses.data?.data.funds.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
