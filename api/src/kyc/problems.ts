import { Problem, validationFailed } from '../platform/http/problem.ts';
import { faultMessages, type KycFault } from './messages.ts';

/** 422 `kyc_<fault>`, at a field where there is one. */
export function kycRefused(fault: KycFault, field?: string): Problem {
  const message = faultMessages(fault);
  return validationFailed(`kyc_${fault}`, message, field ? { [field]: [message] } : {});
}

/** 409: the record was changed meanwhile. */
export function kycChanged(): Problem {
  return new Problem(409, 'failure', 'kyc_changed', faultMessages('changed'));
}

/** 503: the registry is away; nothing was changed. */
export function registryDown(cause: unknown): Problem {
  return new Problem(503, 'failure', 'kyc_registry_down', faultMessages('registry_down'), {
    retryAfter: 120,
    cause,
  });
}
