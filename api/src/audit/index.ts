export { keepSealing } from './keepSealing.ts';
export { sealAudit } from './sealAudit.ts';
export { auditBacklog, verifyAudit } from './verifyAudit.ts';
export type { AuditVerdict } from './verifyAudit.ts';
