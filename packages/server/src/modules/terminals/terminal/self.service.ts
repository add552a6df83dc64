import type { OutputOf } from '@campus/contract/call.ts'
import type { terminalSelf } from '@campus/contract/terminals/machine.ts'
import type { MachineCtx } from '../../../context/context.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { requireTerminal } from './terminal.service.ts'
import { nameOf, presentTerminal } from './terminal-view.ts'

/** What a part of a terminal may know about the terminal it belongs to. */
export const readSelf = async (ctx: MachineCtx): Promise<OutputOf<typeof terminalSelf>> => {
  const { terminalId, schoolId, part } = ctx.machine
  const { timeZone, helpDesk } = await readSettings(ctx.sql, schoolId)
  const row = await requireTerminal(ctx, terminalId)
  const { id, number, abilities, hours, isOpenNow, system, printer, reasons } = presentTerminal(row, timeZone, ctx.now())
  const school = await requireSchool(ctx, schoolId)
  return {
    id,
    number,
    ...nameOf(row),
    school: { name: school.name, nameEn: school.name_en, nameTw: school.name_tw },
    part,
    abilities,
    hours,
    isOpenNow,
    system,
    printer,
    reasons,
    helpPhone: helpDesk.phone,
    appAddress: ctx.services.publicUrl,
  }
}
