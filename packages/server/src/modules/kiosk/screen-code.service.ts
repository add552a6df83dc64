import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { reverseScan, showVisit } from '@campus/contract/kiosk/visits.ts'
import type { PrintProgress, printHere } from '@campus/contract/printing/items.ts'
import { later } from '../../platform/clock.ts'
import { type CallerCtx, inTransaction, type MachineCtx } from '../../platform/context.ts'
import { sha256 } from '../../platform/digest.ts'
import { refuse } from '../../platform/refuse.ts'
import { presentItems } from '../printing/items/item.service.ts'
import { queueJob } from '../printing/jobs/job.service.ts'
import type { PrintingSeams } from '../printing/printable.ts'
import { requireUsable, terminalNameOf } from '../terminals/terminal.service.ts'
import { changeVisit, findShown, forgetOthers, insertVisit, isPrinting, lockTerminal, type VisitRow } from './visit.repository.ts'
import { isOver, shownEnd, shownSeconds, visitEnd } from './visit.rules.ts'
import { tellScreen } from './visit.service.ts'

/** A code for the screen that a phone scans to come in. */
export const show = async (ctx: MachineCtx): Promise<OutputOf<typeof showVisit>> => {
  const { terminalId, schoolId } = ctx.machine
  await requireUsable(ctx, terminalId)
  const secret = randomBytes(18).toString('base64url')
  const now = ctx.now()
  const { id, ends_at } = await insertVisit(ctx.sql, {
    school_id: schoolId,
    terminal_id: terminalId,
    state: 'shown',
    shown_digest: sha256(secret),
    ends_at: later(now, shownSeconds),
    created_at: now,
  })
  return { id, qrAddress: `${ctx.world.publicUrl}/#/pages/brige/brige?terminal=${secret}`, expiresAt: ends_at.toISOString() }
}

/** What the caller's phone has scanned: still shown, or opened by the caller before. Whoever comes second finds it taken. */
const requireShown = async (ctx: CallerCtx, secret: string): Promise<VisitRow> => {
  const find = () => findShown(ctx.sql, ctx.caller.schoolId, sha256(secret))
  const terminalId = (await find())?.terminal_id
  if (terminalId) await lockTerminal(ctx.sql, terminalId)
  const visit = await find()
  if (!visit || isOver(visit, ctx.now(), await isPrinting(ctx.sql, visit.id))) throw refuse('scan_code_expired')
  if (visit.state === 'open' && visit.person_id !== ctx.caller.personId) throw refuse('scan_code_taken')
  await requireUsable(ctx, visit.terminal_id)
  return visit
}

/** The terminal belongs to the caller from now on, until the visit is over. */
const openByPhone = async (ctx: CallerCtx, visit: VisitRow): Promise<VisitRow> => {
  const ends_at = visitEnd(ctx.now())
  if (visit.state === 'open') return changeVisit(ctx.sql, visit.id, { ends_at })
  await forgetOthers(ctx.sql, visit.terminal_id, visit.id)
  const opened = await changeVisit(ctx.sql, visit.id, { state: 'open', person_id: ctx.caller.personId, ends_at })
  await tellScreen(ctx, opened)
  return opened
}

const mostItems = 50

export const scan = (ctx: CallerCtx, { code, decision }: InputOf<typeof reverseScan>): Promise<OutputOf<typeof reverseScan>> =>
  inTransaction(ctx, async (ctx) => {
    const shown = await requireShown(ctx, code)
    const visit =
      decision === 'open' || shown.state === 'open'
        ? await openByPhone(ctx, shown)
        : await changeVisit(ctx.sql, shown.id, { ends_at: shownEnd(shown, ctx.now()) })
    const { schoolId: _theirs, ...terminal } = await terminalNameOf(ctx, visit.terminal_id)
    return {
      terminal,
      items: (await presentItems(ctx, ctx.caller.personId, { pageNum: 1, pageSize: mostItems })).rows,
      expiresAt: visit.ends_at.toISOString(),
    }
  })

/** Prints without touching the terminal: its screen shows how far it is. */
export const printByPhone =
  (seams: PrintingSeams) =>
  (ctx: CallerCtx, { itemId, terminalCode }: InputOf<typeof printHere>): Promise<PrintProgress> =>
    inTransaction(ctx, async (ctx) => {
      const visit = await openByPhone(ctx, await requireShown(ctx, terminalCode))
      const { personId } = ctx.caller
      return queueJob(ctx, seams, { itemId, terminalId: visit.terminal_id, visitId: visit.id, personId })
    })
