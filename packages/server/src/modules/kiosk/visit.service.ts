import type { InputOf } from '@campus/contract/call.ts'
import type { endVisit, keepVisit, printInVisit, visit as visitCall } from '@campus/contract/kiosk/visits.ts'
import type { PrintProgress } from '@campus/contract/printing/items.ts'
import { type Ctx, inTransaction, type MachineCtx } from '../../context/context.ts'
import { push } from '../../context/push.ts'
import { refuse } from '../../platform/refuse.ts'
import { stateOfCode } from '../printing/codes/code.service.ts'
import { leaveUnprinted, queueJob } from '../printing/jobs/job.service.ts'
import { findVisit, forgetOthers, forgetVisit, insertVisit, isPrinting, lockTerminal, prolong, type VisitRow } from './visit.repository.ts'
import { isOver, visitEnd } from './visit.rules.ts'
import { presentOver, presentVisit } from './visit-view.service.ts'

/** Notifies the screen that its visit changed. */
export const notifyScreen = (ctx: Ctx, { id, terminal_id, state }: Pick<VisitRow, 'id' | 'terminal_id' | 'state'>) =>
  push(ctx.sql, { to: `terminal:${terminal_id}`, topic: 'visit', data: { id, state } })

/** Opens a visit by code or by person; the previous one ends. */
export const openVisit = (ctx: MachineCtx, who: { personId: string } | { codeId: string }): Promise<VisitRow> =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId, schoolId } = ctx.machine
    const now = ctx.now()
    await lockTerminal(ctx.sql, terminalId)
    await forgetOthers(ctx.sql, terminalId, null)
    return insertVisit(ctx.sql, {
      school_id: schoolId,
      terminal_id: terminalId,
      state: 'open',
      person_id: 'personId' in who ? who.personId : null,
      code_id: 'codeId' in who ? who.codeId : null,
      ends_at: visitEnd(now),
      created_at: now,
    })
  })

/** Whether something still comes out is asked only where the time of the visit is over. */
export const isVisitOver = async (ctx: Ctx, row: VisitRow): Promise<boolean> =>
  isOver(row, ctx.now(), false) && isOver(row, ctx.now(), await isPrinting(ctx.sql, row.id))

/** A visit of this terminal; another's is treated as missing. */
const requireVisit = async (ctx: MachineCtx, id: string) => {
  const row = await findVisit(ctx.sql, ctx.machine.terminalId, id)
  if (!row) throw refuse('not_found')
  return { row, isOver: await isVisitOver(ctx, row) }
}

/** A visit in which something is done: that keeps it going. */
export const requireOpen = async (ctx: MachineCtx, id: string): Promise<VisitRow> => {
  const { row, isOver } = await requireVisit(ctx, id)
  const kept = !isOver && row.state === 'open' ? await prolong(ctx.sql, id, visitEnd(ctx.now())) : undefined
  if (!kept) throw refuse('visit_over')
  return kept
}

export const read = async (ctx: MachineCtx, { id }: InputOf<typeof visitCall>) => {
  const { row, isOver } = await requireVisit(ctx, id)
  return isOver ? presentOver(row) : presentVisit(ctx, row)
}

export const keep = async (ctx: MachineCtx, { id }: InputOf<typeof keepVisit>) => {
  await requireOpen(ctx, id)
  return null
}

export const end = (ctx: MachineCtx, { id }: InputOf<typeof endVisit>) =>
  inTransaction(ctx, async (ctx) => {
    const { row } = await requireVisit(ctx, id)
    // Waits for a concurrent print; none starts after it.
    await forgetVisit(ctx.sql, row.id)
    await leaveUnprinted(ctx, row.id)
    return null
  })

/** Who prints in a visit: the visitor, or the owner of the code, who stays unnamed. */
const printerOf = async (ctx: Ctx, visit: VisitRow, itemId: string) => {
  if (visit.item_id !== null && visit.item_id !== itemId) throw refuse('not_found')
  if (visit.person_id !== null) return { personId: visit.person_id }
  if (visit.code_id === null) throw refuse('visit_over')
  const code = await stateOfCode(ctx, visit.code_id)
  if (code.itemId !== itemId) throw refuse('not_found')
  if (code.state === 'used') throw refuse('picked_up_already')
  if (code.state === 'over') throw refuse('visit_over')
  return { personId: code.personId, codeId: visit.code_id }
}

export const print = (ctx: MachineCtx, { id, ...wanted }: InputOf<typeof printInVisit>): Promise<PrintProgress> =>
  inTransaction(ctx, async (ctx) => {
    const visit = await requireOpen(ctx, id)
    const who = await printerOf(ctx, visit, wanted.itemId)
    return queueJob(ctx, { ...wanted, terminalId: visit.terminal_id, visitId: visit.id, ...who })
  })
