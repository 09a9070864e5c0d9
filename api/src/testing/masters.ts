import { masterKeys } from '../vault/index.ts';

/** The master key of every test database. */
export const TEST_MASTERS = masterKeys(Buffer.alloc(32, 'test-master-key').toString('base64url'));
