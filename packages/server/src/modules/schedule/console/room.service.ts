import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { consoleRooms, saveRoom } from '@campus/contract/schedule/console/rooms.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { titleColumns, titlesOf } from '../../school/titles.ts'
import { isRegistrar, requireRegistrar } from './registrar.service.ts'
import * as repository from './room.repository.ts'

export const listRooms = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleRooms>> => {
  const { schoolId } = ctx.caller
  const rows = await repository.listRooms(ctx.sql, schoolId, ctx.now())
  return {
    rooms: rows.map((row) => ({
      id: row.id,
      placeId: row.place_id,
      building: say([row.building_name, row.building_name_en, row.building_name_tw], ctx.language),
      code: row.code,
      ...titlesOf(row),
      kind: row.kind,
      floor: row.floor,
      seats: row.seats,
      seatRows: row.seat_rows,
      seatColumns: row.seat_columns,
      isClosed: row.is_closed,
      lessonsAhead: row.lessons_ahead,
    })),
    buildings: (await repository.listBuildings(ctx.sql, schoolId)).map((row) => ({
      id: row.id,
      name: say([row.name, row.name_en, row.name_tw], ctx.language),
    })),
    mayChange: await isRegistrar(ctx),
  }
}

export const keepRoom = async (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveRoom>): Promise<OutputOf<typeof saveRoom>> => {
  await requireRegistrar(ctx)
  const { schoolId } = ctx.caller
  const { placeId, code, kind, floor, seats, seatRows, seatColumns, isClosed } = given
  const row = {
    place_id: placeId,
    code,
    ...titleColumns(given),
    kind,
    floor,
    seats,
    seat_rows: seatRows,
    seat_columns: seatColumns,
    is_closed: isClosed,
  }
  try {
    return await inTransaction(ctx, async (ctx) => {
      if (!(await repository.listBuildings(ctx.sql, schoolId)).some((building) => building.id === placeId)) throw refuse('not_found')
      const kept =
        id === undefined
          ? await repository.insertRoom(ctx.sql, { ...row, school_id: schoolId, created_at: ctx.now() })
          : await repository.updateRoom(ctx.sql, schoolId, id, row)
      if (!kept) throw refuse('not_found')
      await record(ctx, { action: 'schedule.room_saved', subjectKind: 'room', subjectId: kept.id, details: given })
      return { id: kept.id }
    })
  } catch (error) {
    throw breaks(error, 'room__code') ? refuse('room_code_taken') : error
  }
}
