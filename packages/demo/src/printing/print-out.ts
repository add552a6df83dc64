import type { Ctx, MachineCtx } from '@campus/server/context/context.ts'
import { lockRight } from '@campus/server/modules/printing/items/right.service.ts'
import { addJob, attributeAt } from '@campus/server/modules/printing/jobs/job.service.ts'
import { begin, take } from '@campus/server/modules/printing/jobs/machine-job.service.ts'
import { report } from '@campus/server/modules/printing/jobs/report.service.ts'
import { requireTerminal } from '@campus/server/modules/terminals/terminal/terminal.service.ts'
import { later } from '@campus/server/platform/time/clock.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { credentialId } from './history-rows.ts'
import { terminalId } from './terminal-rows.ts'

const secondsAPage = 2

/** Prints waiting items at a terminal as its previous machine did: leased, started, and counted when printed. */
export const printOut = async (ctx: Ctx, { itemId, owner, at }: { itemId: string; owner: string; at: string }): Promise<void> => {
  const { item, copies } = await lockRight(ctx, itemId, personId(owner))
  const machine = { terminalId: terminalId(at), schoolId: demoUniversity.id, credentialId: credentialId(at), part: 'printer' } as const
  const atPrinter: MachineCtx = { ...ctx, machine }
  const attribute = attributeAt(item, (await requireTerminal(atPrinter, machine.terminalId)).abilities)
  const by = { attribute, terminal_id: machine.terminalId, person_id: personId(owner), visit_id: null, code_id: null, entrustment_id: null }
  const { id } = await addJob(ctx, item, { ...by, follows_id: null }, copies)
  const job = await take(atPrinter)
  if (job?.id !== id) throw new Error(`${at} has something else to print`)
  await begin(atPrinter, { id })
  const over = later(ctx.now(), job.impressions * secondsAPage)
  await report({ ...atPrinter, now: () => over }, { id, state: 'done', impressions: job.impressions, reasons: [] })
}
