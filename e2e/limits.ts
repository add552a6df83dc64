/**
 * How long a journey waits. A limit is there for what hangs, not for what is slow: a machine that runs many things at once (CI)
 * gives the browser a tenth of its processor. At a desk one wants to see sooner that something never comes.
 */
const isPatient = Boolean(process.env['CI'])

export const limits = {
  testMs: isPatient ? 300_000 : 120_000,
  /** One expectation, one click, one page. */
  stepMs: isPatient ? 60_000 : 30_000,
  /** The server with its schools, from nothing to its first answer. */
  startMs: isPatient ? 600_000 : 300_000,
} as const
