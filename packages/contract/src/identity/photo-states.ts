import { z } from 'zod'

/**
 * `draft`: taken, not handed in; `error`: we could not judge it and try again by ourselves; `failed`: the machine or a reviewer refused it;
 * `mismatch`: it shows somebody else than the paper or the approved portrait.
 */
export const PhotoState = z.enum(['draft', 'reviewing', 'passed', 'failed', 'error', 'mismatch'])
export type PhotoState = z.infer<typeof PhotoState>

/** One finding of the machine, by its name in ISO/IEC 29794-5. */
export const PhotoCheck = z.object({
  name: z.string(),
  verdict: z.enum(['good', 'advise', 'refuse']),
  /** From 0 to 100. */
  score: z.number(),
  measured: z.number(),
  limit: z.number(),
  /** What is wrong, how far off it is and what to do; empty where it is good. */
  text: z.string(),
})
export type PhotoCheck = z.infer<typeof PhotoCheck>

/** Held against the photo on the paper or the approved portrait: `not_compared` without consent, `no_reference` where there is none. */
export const Comparison = z.enum(['same', 'different', 'not_compared', 'no_reference'])
export type Comparison = z.infer<typeof Comparison>

export const PhotoBackground = z.enum(['as_taken', 'replaced'])
