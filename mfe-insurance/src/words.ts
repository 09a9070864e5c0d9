/** Namespace of this remote's words. */
export const WORDS = 'mfe-insurance';
