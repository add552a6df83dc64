import type { OutputOf } from '@campus/contract/call.ts'
import type { terminalSelf } from '@campus/contract/terminals/machine.ts'
import type { MachineCtx } from '../../../context/context.ts'
import { productName } from '../../../platform/config/installation.ts'
import { readLook } from '../../school/look/look.service.ts'
import { nearestFirst } from '../../school/places/place.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listTerminals, type TerminalRow } from './terminal.repository.ts'
import { requireTerminal } from './terminal.service.ts'
import { nameOf, presentTerminal } from './terminal-view.ts'

/** Where to go when this one does not print. */
const findOther = async (ctx: MachineCtx, { id, latitude, longitude }: TerminalRow, timeZone: string) => {
  const others = (await listTerminals(ctx.sql, ctx.machine.schoolId, { isInUseOnly: true }))
    .map((row) => presentTerminal(row, timeZone, ctx.now()))
    .filter((other) => other.id !== id && other.state === 'normal')
  const [nearest] = nearestFirst({ latitude, longitude }, others)
  if (!nearest) return null
  const { name, nameEn, nameTw, location, locationEn, locationTw } = nearest
  return { name, nameEn, nameTw, location, locationEn, locationTw }
}

/** What a part of a terminal may know about the terminal it belongs to. */
export const readSelf = async (ctx: MachineCtx): Promise<OutputOf<typeof terminalSelf>> => {
  const { terminalId, schoolId, part } = ctx.machine
  const { timeZone, helpDesk } = await readSettings(ctx.sql, schoolId)
  const row = await requireTerminal(ctx, terminalId)
  const { id, number, abilities, hours, isOpenNow, system, printer, reasons } = presentTerminal(row, timeZone, ctx.now())
  const school = await requireSchool(ctx, schoolId)
  const [name, nameEn, nameTw] = productName(ctx.services.config)
  return {
    id,
    number,
    ...nameOf(row),
    school: { name: school.name, nameEn: school.name_en, nameTw: school.name_tw },
    look: await readLook(ctx, schoolId),
    part,
    abilities,
    hours,
    isOpenNow,
    system,
    printer,
    reasons,
    helpPhone: helpDesk.phone,
    otherTerminal: await findOther(ctx, row, timeZone),
    product: { name, nameEn, nameTw },
    appAddress: ctx.services.publicUrl,
  }
}
