import { z } from 'zod'
import { call } from '../call.ts'
import { CaptchaAnswer, Id } from '../fields.ts'

/** A picture to read, or the same proof without a puzzle: a small computation that the device does by itself. */
export const Captcha = z.object({
  captchaId: Id,
  image: z.string(),
  work: z.object({ challenge: z.string(), bits: z.number().int() }),
})

/** How a caller proves it: what the picture says, or a text whose SHA-256 with the challenge starts with the wanted zero bits. */
export const CaptchaProof = z
  .object({ captchaId: Id, answer: CaptchaAnswer.optional(), work: z.string().max(64).optional() })
  .refine((proof) => proof.answer !== undefined || proof.work !== undefined, { message: 'required', path: ['answer'] })
export type CaptchaProof = z.infer<typeof CaptchaProof>

export const captchaImage = call({
  method: 'GET',
  path: '/openApi/captchaImage',
  who: 'public',
  summary: 'Create a captcha that is valid for five minutes and one use.',
  output: Captcha,
  refusals: ['too_many_requests'],
  changesState: true,
})
