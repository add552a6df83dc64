import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { listEvents } from '../cases/case.repository.ts'
import { readGiven } from '../cases/given-fields.ts'
import { removeCases } from '../files/case-file.service.ts'
import { listCasesOf } from './sweep.repository.ts'

/** The one that opened the account. Others that name the record may be a stranger's, and are none of its owner's data. */
const ownCases = async (ctx: Ctx, personId: string) => (await listCasesOf(ctx.sql, personId)).filter(({ state }) => state === 'registered')

const idsOf = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => id)

/** One's registration in the copy of one's data: what was given, how it was decided, what happened. */
export const exportRegistrations = async (ctx: Ctx, personId: string) =>
  Promise.all(
    (await ownCases(ctx, personId)).map(async (row) => ({
      state: row.state,
      method: row.method,
      given: readGiven(ctx.services.secretBox, row),
      createdAt: row.created_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
      events: (await listEvents(ctx.sql, row.id)).map(({ kind, at }) => ({ event: kind, at: at.toISOString() })),
    })),
  )

export const eraseRegistrations = async (ctx: Ctx, personId: string) => removeCases(ctx, idsOf(await ownCases(ctx, personId)))

export const forgetRegistrations = async (ctx: Ctx, { id }: ClosedAccount) => removeCases(ctx, idsOf(await listCasesOf(ctx.sql, id)))
