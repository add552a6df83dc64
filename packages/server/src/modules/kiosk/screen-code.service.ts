import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { scanTerminal, showVisit } from '@campus/contract/kiosk/visits.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { PrintProgress, printHere } from '@campus/contract/printing/items.ts'
import { type CallerCtx, inTransaction, type MachineCtx } from '../../context/context.ts'
import { sha256 } from '../../platform/crypto/digest.ts'
import { refuse } from '../../platform/refuse.ts'
import { later } from '../../platform/time/clock.ts'
import { itemsHere } from '../printing/items/item-here.service.ts'
import { queueJob } from '../printing/jobs/job.service.ts'
import { requireUsable, terminalNameOf } from '../terminals/terminal/terminal.service.ts'
import { changeVisit, forgetOthers, insertVisit, lockShown, lockTerminalShowing, type VisitRow } from './visit.repository.ts'
import { shownEnd, shownSeconds, visitEnd } from './visit.rules.ts'
import { isVisitOver, notifyScreen } from './visit.service.ts'

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
  return { id, qrAddress: `${ctx.services.publicUrl}/#${shellPaths.bridge.address}?terminal=${secret}`, expiresAt: ends_at.toISOString() }
}

/** What the caller's phone has scanned: still shown, or opened by the caller before. A second phone finds it taken. */
const requireShown = async (ctx: CallerCtx, secret: string) => {
  const by = [ctx.sql, ctx.caller.schoolId, sha256(secret)] as const
  const [, visit] = await Promise.all([lockTerminalShowing(...by), lockShown(...by)])
  if (!visit || (await isVisitOver(ctx, visit))) throw refuse('scan_code_expired')
  if (visit.state === 'open' && visit.person_id !== ctx.caller.personId) throw refuse('scan_code_taken')
  const { abilities } = await requireUsable(ctx, visit.terminal_id)
  return { visit, abilities }
}

/** The terminal belongs to the caller from now on, until the visit is over: with all they have, or for one item only. */
const openByPhone = async (ctx: CallerCtx, visit: VisitRow, item_id: string | null): Promise<VisitRow> => {
  if (visit.state === 'shown') await forgetOthers(ctx.sql, visit.terminal_id, visit.id)
  const change = { state: 'open' as const, person_id: ctx.caller.personId, item_id, ends_at: visitEnd(ctx.now()) }
  const opened = await changeVisit(ctx.sql, visit.id, change)
  if (visit.state === 'shown' || visit.item_id !== item_id) await notifyScreen(ctx, opened)
  return opened
}

/** A look lets nobody in; it only keeps what is there. */
const keepForLook = ({ sql, now }: CallerCtx, visit: VisitRow): Promise<VisitRow> =>
  changeVisit(sql, visit.id, { ends_at: visit.state === 'open' ? visitEnd(now()) : shownEnd(visit, now()) })

export const scan = (ctx: CallerCtx, { code, decision }: InputOf<typeof scanTerminal>): Promise<OutputOf<typeof scanTerminal>> =>
  inTransaction(ctx, async (ctx) => {
    const { visit: shown, abilities } = await requireShown(ctx, code)
    const visit = decision === 'open' ? await openByPhone(ctx, shown, null) : await keepForLook(ctx, shown)
    const { schoolId: _theirs, ...terminal } = await terminalNameOf(ctx, visit.terminal_id)
    return {
      terminal,
      items: await itemsHere(ctx, { personId: ctx.caller.personId, abilities }),
      expiresAt: visit.ends_at.toISOString(),
    }
  })

/** Who opened the screen for all they have keeps it so; otherwise it shows what is printed now and nothing else. */
const shownAlone = (visit: VisitRow, itemId: string) => (visit.state === 'open' && visit.item_id === null ? null : itemId)

/** Prints without touching the terminal: its screen shows how far it is. */
export const printByPhone = (ctx: CallerCtx, { terminalCode, ...wanted }: InputOf<typeof printHere>): Promise<PrintProgress> =>
  inTransaction(ctx, async (ctx) => {
    const { visit } = await requireShown(ctx, terminalCode)
    const { personId } = ctx.caller
    const job = await queueJob(ctx, { ...wanted, terminalId: visit.terminal_id, visitId: visit.id, personId })
    await openByPhone(ctx, visit, shownAlone(visit, wanted.itemId))
    return job
  })
