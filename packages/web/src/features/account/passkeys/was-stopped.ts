/** What browsers say when the reader, the device or the address did not let a passkey be used; nothing is broken then. */
const names = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'NotSupportedError', 'ConstraintError'])

export const wasStopped = (error: unknown): boolean => error instanceof Error && names.has(error.name)
