import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { cardPrivacy, changeCardPrivacy } from '@campus/contract/people/privacy.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listPrivacy, savePrivacy } from '../directory/card.repository.ts'
import { audiencesOf } from '../directory/directory.rules.ts'

export const readCardPrivacy = async (ctx: CallerCtx): Promise<OutputOf<typeof cardPrivacy>> =>
  audiencesOf(await listPrivacy(ctx.sql, ctx.caller.personId))

export const keepCardPrivacy = async (ctx: CallerCtx, { field, audience }: InputOf<typeof changeCardPrivacy>) => {
  const { personId, schoolId } = ctx.caller
  await savePrivacy(ctx.sql, { personId, schoolId, field, audience, now: ctx.now() })
  return null
}
