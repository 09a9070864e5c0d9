import { Type as T } from '@sinclair/typebox';

export const config = {
  configFile: {
    params: T.Object({ file: T.String({ maxLength: 40 }) }),
    reply: T.Any(),
  },
  cspReport: { body: T.Any(), reply: T.Object({}) },
};
