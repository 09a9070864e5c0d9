import readExcelFile from 'read-excel-file/node';
import type { TransactionFile } from '@sanchay/contracts';
import type { TestInvestor } from './orderBench.ts';
import type { TestApi } from './testApi.ts';

/** Downloads a file of the transactions report as the investor. */
export async function fileOf(
  { app }: Pick<TestApi, 'app'>,
  { token }: Pick<TestInvestor, 'token'>,
  name: TransactionFile,
  query: Record<string, string> = {},
  language = 'en',
) {
  const reply = await app.inject({
    url: `/api/v3/reports/transactions/${name}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return { http: reply.statusCode, bytes: reply.rawPayload, json: () => reply.json() };
}

/** The rows of a sheet of a workbook, without the first one of headings. */
export async function rowsOf(bytes: Buffer, name = 'Transactions') {
  return (await readExcelFile(bytes)).find(({ sheet }) => sheet === name)!.data.slice(1);
}
