import { z } from 'zod'

/**
 * A decision with its reason, which a yes does without. What a bare yes says is put into the request and never into the field: where the
 * request fails, the next decision may be a no.
 */
export const verdictNotes = <const Verdicts extends readonly string[]>(verdicts: Verdicts, yes: Verdicts[number]) =>
  z
    .object({ verdict: z.enum(verdicts), notes: z.string().trim().max(500) })
    .refine(({ verdict, notes }) => verdict === yes || notes !== '', { message: 'required', path: ['notes'] })
