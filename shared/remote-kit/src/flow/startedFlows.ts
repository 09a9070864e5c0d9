/** Flows that this page began: it is not itself the one that they come back to, also when it shows the same address. */
export const startedFlows = new Set<string>();
