import { ConsentGiven } from '@campus/contract/account/login.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { issueTicket, type Ticket } from '../tickets/ticket.service.ts'

/** A login by face that has begun: for whom, or for nobody. */
export const FaceLogin = z.object({
  schoolId: z.uuid(),
  /** Nothing where the account does not exist. */
  personId: z.uuid().nullable(),
  /** By which attempts are counted: the person, or what was typed. */
  subjectId: z.uuid(),
  consent: ConsentGiven,
  /** Where a code was sent to, on a new device. */
  channel: z.enum(['phone', 'email']).optional(),
})
export type FaceLogin = z.infer<typeof FaceLogin>

const place = 'face_login'
const Payload = z.object({ encrypted: z.base64() })

/** Encrypted, because a ticket of nobody would otherwise look different in the table. */
export const issueFaceTicket = (ctx: Ctx, purpose: 'face_login' | 'face_code', login: FaceLogin, seconds: number) => {
  const payload = { encrypted: ctx.services.secretBox.encrypt(JSON.stringify(login), place).toString('base64') }
  return issueTicket(ctx, { schoolId: login.schoolId, purpose, payload, seconds })
}

export const readFaceTicket = (ctx: Ctx, { payload }: Ticket): FaceLogin =>
  FaceLogin.parse(JSON.parse(ctx.services.secretBox.decrypt(Buffer.from(Payload.parse(payload).encrypted, 'base64'), place)))
