import type { InputOf } from '@campus/contract/call.ts'
import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import { type heartbeat, lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import { type Ctx, inTransaction, type Machine } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { closeRecovered } from '../faults/close-recovered.service.ts'
import { raiseTrouble } from '../faults/reopen.service.ts'
import * as repository from '../status/status.repository.ts'
import { notifyScreens } from '../status/terminal-news.ts'
import { judge, screenLostAfterSeconds, standsSince } from '../status/trouble.rules.ts'
import { isOpenAt } from '../terminal/opening-hours.rules.ts'
import { noteTerminalEvent } from '../terminal/terminal.service.ts'
import { runOf } from '../terminal/terminal-state.rules.ts'
import { hoursOf } from '../terminal/terminal-view.ts'
import { afterHearing, looksDifferent, turnsOf } from './heard.rules.ts'

/** A machine that is switched off at night, or taken out of use, is not out of order. */
const isWanted = async (ctx: Ctx, status: repository.StatusRow) => {
  if (!status.is_in_use) return false
  const { timeZone } = await readSettings(ctx.sql, status.school_id)
  return isOpenAt(hoursOf(status), timeZone, ctx.now())
}

/** Opens faults for new troubles and closes those that ended. Returns whether anything changed. */
const resolveTroubles = async (ctx: Ctx, status: repository.StatusRow): Promise<boolean> => {
  const { appeared, gone } = judge(status, ctx.now(), ctx.services.config.PRINTER_STOP_SECONDS)
  const terminalId = status.terminal_id
  const raised: FaultKind[] = []
  if (appeared.length > 0 && (await isWanted(ctx, status)))
    for (const kind of appeared)
      if (await raiseTrouble(ctx, { terminalId, kind, since: standsSince(status, kind, ctx.now()) })) raised.push(kind)
  if (raised.length + gone.length === 0) return false
  if (gone.length > 0) await closeRecovered(ctx, terminalId, gone)
  const left = status.troubles.filter((kind) => !gone.some((one) => one === kind))
  await repository.saveStatus(ctx.sql, terminalId, { troubles: [...left, ...raised] })
  return true
}

type Said = Pick<InputOf<typeof heartbeat>, 'printer' | 'version'>

/** A part sent a heartbeat; only the printer's own program reports the printer. In the transaction of the heartbeat. */
export const noteHeard = async (ctx: Ctx, { terminalId, part }: Machine, { printer, version }: Said): Promise<{ isInUse: boolean }> => {
  const before = await repository.lockStatus(ctx.sql, terminalId)
  if (!before) throw new Error(`terminal ${terminalId} has no status`)
  const now = ctx.now()
  if (part === 'screen') {
    await repository.saveStatus(ctx.sql, terminalId, { screen_seen_at: now })
    const isNews = await resolveTroubles(ctx, { ...before, screen_seen_at: now })
    if (isNews) await notifyScreens(ctx, { schoolId: before.school_id, terminalId })
    return { isInUse: before.is_in_use }
  }
  const heard = { printer_seen_at: now, is_lost: false, version, ...(printer && afterHearing(before, printer, now)) }
  await repository.saveStatus(ctx.sql, terminalId, heard)
  for (const turn of turnsOf(before, printer)) await noteTerminalEvent(ctx, { terminalId, ...turn })
  const isNews = await resolveTroubles(ctx, { ...before, ...heard })
  if (isNews || looksDifferent(before, printer)) await notifyScreens(ctx, { schoolId: before.school_id, terminalId })
  return { isInUse: before.is_in_use }
}

/** A part has no credential any more: nothing is expected of it, and nothing is known of its printer. */
export const forgetPart = async (ctx: Ctx, terminalId: string, part: Machine['part']) => {
  const before = await repository.lockStatus(ctx.sql, terminalId)
  if (!before) return
  const ofPrinter = { printer_seen_at: null, printer_state: 'unknown' as const, printer_reasons: [], stopped_at: null, is_lost: true }
  await repository.saveStatus(ctx.sql, terminalId, part === 'screen' ? { screen_seen_at: null } : ofPrinter)
  if (part === 'printer' && !before.is_lost) await noteTerminalEvent(ctx, { terminalId, kind: 'offline' })
  await notifyScreens(ctx, { schoolId: before.school_id, terminalId })
}

/** A lent screen without heartbeats is returned: it is not missed, and a fault about it ends. */
export const giveBackScreen = (ctx: Ctx, terminalId: string, since: Date) =>
  inTransaction(ctx, async (ctx) => {
    const before = await repository.lockStatus(ctx.sql, terminalId)
    if (!before?.screen_seen_at || before.screen_seen_at > since) return
    const troubles = before.troubles.filter((kind) => kind !== 'screen')
    await repository.saveStatus(ctx.sql, terminalId, { screen_seen_at: null, troubles })
    await closeRecovered(ctx, terminalId, ['screen'])
    await notifyScreens(ctx, { schoolId: before.school_id, terminalId })
  })

/** Looks at one terminal: whether it is lost, and what has gone wrong or well since the last look. */
const review = (ctx: Ctx, terminalId: string) =>
  inTransaction(ctx, async (ctx) => {
    const status = await repository.lockStatus(ctx.sql, terminalId)
    if (!status) return
    const isNewlyLost = !status.is_lost && runOf(status.printer_seen_at, ctx.now()) === 'offline'
    if (isNewlyLost) {
      await repository.saveStatus(ctx.sql, terminalId, { is_lost: true })
      await noteTerminalEvent(ctx, { terminalId, kind: 'offline' })
    }
    const isNews = await resolveTroubles(ctx, status)
    if (isNews || isNewlyLost) await notifyScreens(ctx, { schoolId: status.school_id, terminalId })
  })

/** Every minute: finds what went wrong before anybody reports it. */
export const watchTerminals = async (ctx: Ctx) => {
  const limits = { now: ctx.now(), printerSeconds: lostAfterSeconds, screenSeconds: screenLostAfterSeconds }
  for (const { terminal_id } of await repository.listUnwell(ctx.sql, limits)) await review(ctx, terminal_id)
}

/** With each heartbeat: a terminal that works finds out which of its neighbours has fallen silent. */
export const watchNeighbours = async (ctx: Ctx, schoolId: string) => {
  const silent = await repository.listNewlySilent(ctx.sql, schoolId, later(ctx.now(), -lostAfterSeconds))
  for (const { terminal_id } of silent) await review(ctx, terminal_id)
}
