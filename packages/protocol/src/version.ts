/**
 * Changes when a client that was written for the number before would no longer understand what it is told, or would be
 * misunderstood. What is only added, which a client need not know, leaves it as it is.
 */
export const PROTOCOL_VERSION = 1;
