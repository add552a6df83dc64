import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { listEvents } from '../cases/case.repository.ts'
import { readGiven } from '../cases/given-fields.ts'
import { removeCases } from '../files/case-file.service.ts'
import { listCasesOf } from './sweep.repository.ts'

/** One's registration in the copy of one's data: what was given, how it was decided, what happened. */
export const exportRegistrations = async (ctx: Ctx, personId: string) => {
  const cases = await listCasesOf(ctx.sql, personId)
  return Promise.all(
    cases
      .filter(({ state }) => state === 'registered')
      .map(async (row) => ({
        state: row.state,
        method: row.method,
        given: readGiven(ctx.services.secretBox, row),
        createdAt: row.created_at.toISOString(),
        closedAt: row.closed_at?.toISOString() ?? null,
        events: (await listEvents(ctx.sql, row.id)).map(({ kind, at }) => ({ event: kind, at: at.toISOString() })),
      })),
  )
}

export const forgetRegistrations = async (ctx: Ctx, { id }: ClosedAccount) => {
  const cases = await listCasesOf(ctx.sql, id)
  await removeCases(
    ctx,
    cases.map((row) => row.id),
  )
}
