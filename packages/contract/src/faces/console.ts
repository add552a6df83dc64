import { z } from 'zod'
import { checkPurposes } from './face-words.ts'

/** What a school decides about faces. */
export const FaceSettings = z.object({
  isOn: z.boolean(),
  /** From this similarity on two faces count as one person. */
  threshold: z.number().min(0.3).max(0.98),
  /** Failed checks an hour, for one account and for one device. */
  attempts: z.number().int().min(1).max(10),
  /** What face checks are offered for. */
  methods: z.array(z.enum(checkPurposes)).refine((items) => new Set(items).size === items.length, { message: 'wrong' }),
})
export type FaceSettings = z.infer<typeof FaceSettings>
