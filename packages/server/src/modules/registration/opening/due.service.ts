import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { lockCase } from '../cases/case.repository.ts'
import { listDue, takeDue } from './due.repository.ts'
import { endCase, openAccount } from './opening.service.ts'

const atOnce = 500

/** One account whose notice is over: opened, or ended where that is not possible any more. */
const openOne = async (ctx: Ctx, id: string) => {
  try {
    await inTransaction(ctx, async (ctx) => {
      const due = await takeDue(ctx.sql, ctx.now(), id)
      if (due) await openAccount(ctx, due)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await inTransaction(ctx, async (ctx) => {
      const row = await lockCase(ctx.sql, id)
      if (row?.state === 'passed') await endCase(ctx, row, 'registration_failed', error.code)
    })
  }
}

export const openDue = async (ctx: Ctx) =>
  eachForItself(ctx, await listDue(ctx.sql, ctx.now(), atOnce), ({ id }) => openOne(ctx, id), 'A registered account could not be opened.')
