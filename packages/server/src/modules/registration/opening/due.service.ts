import { type Ctx, inTransaction } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { lockCase } from '../cases/case.repository.ts'
import { takeDue } from './due.repository.ts'
import { endCase, openAccount } from './opening.service.ts'

const atOnce = 500

/** One account whose notice is over: opened, or ended where that is not possible any more. */
const openNext = async (ctx: Ctx): Promise<boolean> => {
  let id: string | undefined
  try {
    return await inTransaction(ctx, async (ctx) => {
      const due = await takeDue(ctx.sql, ctx.now())
      id = due?.id
      if (due) await openAccount(ctx, due)
      return due !== undefined
    })
  } catch (error) {
    if (!(error instanceof Refusal) || id === undefined) throw error
    const [caseId, { code }] = [id, error]
    await inTransaction(ctx, async (ctx) => {
      const row = await lockCase(ctx.sql, caseId)
      if (row?.state === 'passed') await endCase(ctx, row, 'registration_failed', code)
    })
    return true
  }
}

export const openDue = async (ctx: Ctx) => {
  for (let opened = 0; opened < atOnce; opened += 1) if (!(await openNext(ctx))) return
}
