import { Problem, validationFailed } from '../platform/problem.ts';
import { faultWords, type KycFault } from './words.ts';

/** 422 `kyc_<fault>`, at a field where there is one. */
export function kycRefused(fault: KycFault, field?: string): Problem {
  const words = faultWords(fault);
  return validationFailed(`kyc_${fault}`, words, field ? { [field]: [words] } : {});
}

/** 409: somebody or something was faster. */
export function kycChanged(): Problem {
  return new Problem(409, 'failure', 'kyc_changed', faultWords('changed'));
}

/** 503: the registry is away; nothing was changed. */
export function registryDown(cause: unknown): Problem {
  return new Problem(503, 'failure', 'kyc_registry_down', faultWords('registry_down'), {
    retryAfter: 120,
    cause,
  });
}
