/** Spec §5 "basic address pattern"; the server checks the rest. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
