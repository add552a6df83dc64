import type { InputOf } from '@campus/contract/call.ts'
import type { resendOwnCaseMail } from '@campus/contract/registration/case.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempt, countAttempts } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCase } from '../cases/case.repository.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { findLink } from '../mail/link.repository.ts'

const hour = 3600
/** A whole campus may share one network: its limit is there for machines only. */
const limits = { asked: 3, network: 2000 } as const

type Asked = InputOf<typeof resendOwnCaseMail>

/** Counted by what was asked for, whether or not it is there: strangers are limited like applicants. */
const limit = async (ctx: Ctx, { id, uuid }: Asked) => {
  const [asked, network] = [sha256(id ?? uuid ?? '').toString('base64url'), networkOf(ctx)]
  const keys = [`registration:own-resend:${asked}`, `registration:own-resend-network:${network}`] as const
  const counted = await countAttempts(
    ctx,
    keys.map((key) => ({ key, windowSeconds: hour })),
  )
  for (const [key, { count, secondsLeft }] of counted)
    if (count > (key === keys[0] ? limits.asked : limits.network)) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

const find = async (ctx: Ctx, { id, uuid }: Asked) => {
  const caseId = id ?? (await findLink(ctx.sql, sha256(uuid ?? '')))?.case_id
  return caseId ? findCase(ctx.sql, caseId) : undefined
}

/** The last mail or SMS once more. Whether there is such a case is told to nobody, nor that its addresses together used up its limit. */
export const resendOwn = async (ctx: Ctx, asked: Asked): Promise<null> => {
  await limit(ctx, asked)
  const row = await find(ctx, asked)
  if (!row?.handed_in_at) return null
  const { count } = await countAttempt(ctx, `registration:own-resend-case:${row.id}`, hour)
  if (count <= limits.asked) await notifyApplicant(ctx, row)
  return null
}
