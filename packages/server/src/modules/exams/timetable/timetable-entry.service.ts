import { examKindNames } from '@campus/contract/exams/exams.ts'
import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import type { OtherEntry, otherEntries } from '../../schedule/other-entries.extension.ts'
import * as repository from './timetable-entry.repository.ts'

type Sources = ReturnType<(typeof otherEntries)['of']>
type Seat = Awaited<ReturnType<typeof repository.listSeatsOf>>[number]
type Duty = Awaited<ReturnType<typeof repository.listDutiesOf>>[number]

const presentExam = (seat: Seat, isForFamily: boolean): OtherEntry => {
  const [kind, kindEn, kindTw] = examKindNames[seat.kind]
  const { seat_row: row, seat_column: column } = seat
  return {
    id: seat.id,
    title: [`${seat.course_name} ${kind}`, `${seat.course_name_en}: ${kindEn.toLowerCase()}`, `${seat.course_name_tw} ${kindTw}`],
    place: [
      `${seat.room_name} 第 ${row} 排 第 ${column} 座`,
      `${seat.room_name_en}, row ${row}, seat ${column}`,
      `${seat.room_name_tw} 第 ${row} 排 第 ${column} 座`,
    ],
    startsAt: seat.starts_at,
    endsAt: isForFamily ? later(seat.starts_at, seat.minutes * 60) : seat.ends_at,
    changedAt: seat.changed_at,
    changes: seat.changes,
  }
}

const presentDuty = (duty: Duty): OtherEntry => ({
  id: duty.id,
  title: [`监考：${duty.course_name}`, `Invigilate: ${duty.course_name_en}`, `監考：${duty.course_name_tw}`],
  place: [duty.room_name, duty.room_name_en, duty.room_name_tw],
  startsAt: duty.starts_at,
  endsAt: duty.ends_at,
  changedAt: duty.changed_at,
  changes: duty.changes,
})

const within =
  ({ from, to }: { readonly from: Date; readonly to: Date }) =>
  ({ startsAt, endsAt }: OtherEntry) =>
    startsAt < to && endsAt > from

/** A few rows of one person: their content is its own version. */
const versionOf = (rows: readonly unknown[]) => JSON.stringify(rows)

export const examEntries: Sources['exam'] = {
  list: async (ctx: Ctx, { personId, isForFamily = false, ...span }) =>
    (await repository.listSeatsOf(ctx.sql, personId)).map((seat) => presentExam(seat, isForFamily)).filter(within(span)),
  version: async (ctx: Ctx, personId) => versionOf(await repository.listSeatsOf(ctx.sql, personId)),
}

export const dutyEntries: Sources['duty'] = {
  list: async (ctx: Ctx, { personId, ...span }) => (await repository.listDutiesOf(ctx.sql, personId)).map(presentDuty).filter(within(span)),
  version: async (ctx: Ctx, personId) => versionOf(await repository.listDutiesOf(ctx.sql, personId)),
}
