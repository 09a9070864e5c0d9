import type { Domain } from '../platform/domain.ts';
import { keepSealing } from './keepSealing.ts';

/** Door of the audit log: rows sealed into a hash chain, signed, exported and verified. It has no calls of its own. */
export const auditDomain: Domain = { name: 'audit', background: keepSealing };

export { auditSigner } from './auditSigner.ts';
export { sealAudit } from './sealAudit.ts';
export { headOf, signFirstHead } from './signatures.ts';
export { auditBacklog, verifyAudit } from './verifyAudit.ts';
export type { AuditVerdict } from './verifyAudit.ts';
export type { AuditSigner } from './auditSigner.ts';
