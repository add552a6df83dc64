import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { FaultKind, faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import type { ownFaultReport, ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { notifyScreens } from '../status/terminal-news.ts'
import { raiseFault, requireTerminal } from '../terminal/terminal.service.ts'
import * as repository from './report.repository.ts'
import { imagesFor, openPhone, phonePlace, presentReport } from './report-view.ts'

const aDay = 86_400
const maxPerDay = 10

/** A refusal takes the attempt back together with everything else, so the tenth of a day is the last that counts. */
const limitReports = async (ctx: CallerCtx) => {
  const { count, secondsLeft } = await countAttempt(ctx, `terminal-fault:${ctx.caller.personId}`, aDay)
  if (count > maxPerDay) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

/** The number under which who reported can be asked; none where they leave none. */
const encryptPhone = async (ctx: CallerCtx, { usesOwnPhone, phone }: InputOf<typeof reportFault>) => {
  const number = usesOwnPhone ? (await findHolder(ctx, ctx.caller.personId))?.phone : phone
  return number ? ctx.services.secretBox.encrypt(number, phonePlace) : null
}

export const report = (ctx: CallerCtx, given: InputOf<typeof reportFault>): Promise<OutputOf<typeof reportFault>> =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId, kind, description } = given
    const images = [...new Set(given.images)]
    await requireTerminal(ctx, terminalId)
    await requireOwnPictures(ctx, images)
    await limitReports(ctx)
    const fault = await raiseFault(ctx, { terminalId, kind, description })
    const { schoolId, personId } = ctx.caller
    const row = await repository.insertReport(ctx.sql, {
      school_id: schoolId,
      fault_id: fault.id,
      person_id: personId,
      description,
      phone_encrypted: await encryptPhone(ctx, given),
      image_ids: images,
      created_at: ctx.now(),
    })
    if (!row) throw refuse('fault_reported_already')
    await notifyScreens(ctx, { schoolId, terminalId })
    return { id: row.id }
  })

export const listOwn = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof ownFaultReports>,
): Promise<OutputOf<typeof ownFaultReports>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwnReports(ctx.sql, personId, state, page)
  return { rows: rows.map((row) => presentReport(ctx, row)), total: await repository.countOwnReports(ctx.sql, personId, state) }
}

export const readOwn = async (ctx: CallerCtx, { id }: InputOf<typeof ownFaultReport>): Promise<OutputOf<typeof ownFaultReport>> => {
  const row = await repository.findOwnReport(ctx.sql, ctx.caller.personId, id)
  if (!row) throw refuse('not_found')
  return { ...presentReport(ctx, row), phone: openPhone(ctx, row.phone_encrypted), images: imagesFor(ctx, row.image_ids) }
}

/** What the school holds of a person's reports, for their own copy. */
export const exportFaultReports = async (ctx: Ctx, personId: string) =>
  (await repository.listAllOf(ctx.sql, personId)).map((row) => ({
    terminal: say([row.name, row.name_en, row.name_tw], ctx.language),
    kind: say(faultKindNames[FaultKind.parse(row.kind)], ctx.language),
    description: row.description,
    phone: openPhone(ctx, row.phone_encrypted),
    state: row.state,
    notes: row.notes,
    reportedAt: row.created_at,
    handledAt: row.handled_at,
  }))

/** After an account is closed nobody is called back. */
export const forgetReporter = async (ctx: Ctx, personId: string) => {
  await repository.dropPhonesOf(ctx.sql, personId)
}
