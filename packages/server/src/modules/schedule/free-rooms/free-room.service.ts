import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { freeRoomKinds, type freeRooms } from '@campus/contract/schedule/free-rooms.ts'
import { Temporal } from 'temporal-polyfill'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { momentOn } from '../calendar/calendar.rules.ts'
import { readPeriodSets } from '../calendar/term.service.ts'
import { askedTime } from './asked-time.rules.ts'
import * as repository from './free-room.repository.ts'

export const readFreeRooms = async (
  ctx: CallerCtx,
  { placeId, seats, ...asked }: InputOf<typeof freeRooms>,
): Promise<OutputOf<typeof freeRooms>> => {
  const { schoolId } = ctx.caller
  const { language } = ctx
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const now = Temporal.Instant.fromEpochMilliseconds(ctx.now().getTime()).toZonedDateTimeISO(timeZone)
  const clock = now.toPlainTime().toString({ smallestUnit: 'minute' })
  const time = askedTime(asked, await readPeriodSets(ctx, schoolId), now.toPlainDate().toString(), clock)
  if (!time) throw refuse('period_unknown')
  const [startsAt, endsAt] = [momentOn(timeZone, time.day, time.from), momentOn(timeZone, time.day, time.to)]
  if (!startsAt || !endsAt) throw refuse('time_missing')
  const endOfDay = startOfDay(timeZone, dayAfter(time.day))
  const rows = await repository.listFree(ctx.sql, { schoolId, kinds: freeRoomKinds, startsAt, endsAt, endOfDay, placeId, seats })
  return {
    ...time,
    total: rows[0]?.total ?? 0,
    rooms: rows.map(({ id, kind, floor, seats, taken_at, ...row }) => ({
      id,
      kind,
      floor,
      seats,
      name: say([row.name, row.name_en, row.name_tw], language),
      building: say([row.building_name, row.building_name_en, row.building_name_tw], language),
      freeUntil: taken_at?.toISOString() ?? null,
    })),
    buildings: (await repository.listBuildings(ctx.sql, schoolId, freeRoomKinds)).map(({ id, name, name_en, name_tw }) => ({
      id,
      name: say([name, name_en, name_tw], language),
    })),
  }
}
