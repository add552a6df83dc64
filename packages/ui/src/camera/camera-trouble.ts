export type CameraTrouble = 'denied' | 'missing' | 'busy' | 'insecure'

const known: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Why there is no picture, from what the browser threw; over an open connection it offers no camera at all. */
export const troubleOf = (error: unknown, isSecure: boolean): CameraTrouble => {
  if (!isSecure) return 'insecure'
  return (error instanceof Error && known[error.name]) || 'missing'
}
