import { startFaceLogin } from '@campus/contract/account/face-login.ts'
import { z } from 'zod'
import { progressOf } from '../../../domain/steps/kept-progress.ts'

const Progress = z.object({
  /** Who wants to log in; another try asks again with the same. */
  asked: startFaceLogin.body.omit({ captcha: true }),
  /** What was asked for already and not answered yet. */
  started: startFaceLogin.output.optional(),
  /** A code was sent as well, because this device is new to the account. */
  codeNeeded: z.object({ ticket: z.string(), to: z.string() }).optional(),
  back: z.string().optional(),
})

/** The login by face that is under way. */
export const faceLoginProgress = progressOf('face-login', Progress)
export type FaceLoginProgress = z.infer<typeof Progress>
