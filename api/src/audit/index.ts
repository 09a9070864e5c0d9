export { auditSigner } from './auditSigner.ts';
export { keepSealing } from './keepSealing.ts';
export { sealAudit } from './sealAudit.ts';
export { headOf, signFirstHead } from './signatures.ts';
export { auditBacklog, verifyAudit } from './verifyAudit.ts';
export type { AuditVerdict } from './verifyAudit.ts';
