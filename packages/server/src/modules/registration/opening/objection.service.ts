import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maskAccount } from '@campus/contract/masks.ts'
import type { objectToRegistration, registrationObjection } from '@campus/contract/registration/proof.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { findByObjection } from './due.repository.ts'
import { endCase } from './opening.service.ts'

const wrongTokens = { max: 300, windowSeconds: 3600 } as const

const findNotice = async (ctx: Ctx, token: string) => {
  const row = await findByObjection(ctx.sql, sha256(token))
  return row?.opens_at ? { row, opensAt: row.opens_at } : undefined
}

/** Only wrong tokens count, so that nobody on the same network can keep the owner of a right one from objecting. */
const requireNotice = async (ctx: Ctx, token: string, code: 'too_many_requests' | 'try_later') => {
  const notice = await findNotice(ctx, token)
  if (notice) return notice
  const { count, secondsLeft } = await countAttempt(ctx, `registration:objection:${networkOf(ctx)}`, wrongTokens.windowSeconds)
  throw count > wrongTokens.max ? refuse(code, { facts: { seconds: secondsLeft } }) : refuse('ticket_invalid')
}

export const readNotice = async (
  ctx: Ctx,
  { token }: InputOf<typeof registrationObjection>,
): Promise<OutputOf<typeof registrationObjection>> => {
  const { row, opensAt } = await requireNotice(ctx, token, 'too_many_requests')
  const school = await requireSchool(ctx, row.school_id)
  return {
    schoolName: say([school.name, school.name_en, school.name_tw], ctx.language),
    number: maskAccount(row.number),
    opensAt: opensAt.toISOString(),
    mayStop: row.state === 'passed',
  }
}

export const object = async (ctx: Ctx, { token }: InputOf<typeof objectToRegistration>) => {
  await requireNotice(ctx, token, 'try_later')
  return inTransaction(ctx, async (ctx) => {
    const notice = await findNotice(ctx, token)
    if (!notice) throw refuse('ticket_invalid')
    const { row } = notice
    await noteEvent(ctx, row, 'objected')
    await endCase(ctx, row, 'registration_failed', 'objected')
    return null
  })
}
