import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import type { Phrase } from '../../language.ts'

export const roomKinds = ['lecture', 'seminar', 'computer', 'laboratory', 'sport', 'other'] as const
export const roomKindNames: Record<(typeof roomKinds)[number], Phrase> = {
  lecture: ['普通教室', 'Lecture room', '普通教室'],
  seminar: ['研讨室', 'Seminar room', '研討室'],
  computer: ['机房', 'Computer room', '電腦教室'],
  laboratory: ['实验室', 'Laboratory', '實驗室'],
  sport: ['体育场地', 'Sports facility', '體育場地'],
  other: ['其他', 'Other', '其他'],
}

const Room = z.object({
  placeId: Id,
  code: z.string().trim().min(1).max(30),
  name: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(120),
  nameTw: z.string().trim().min(1).max(60),
  kind: z.enum(roomKinds),
  floor: z.number().int().min(-9).max(99),
  seats: z.number().int().min(0).max(5000),
  seatRows: z.number().int().min(1).max(100).nullable().default(null),
  seatColumns: z.number().int().min(1).max(100).nullable().default(null),
  isClosed: z.boolean().default(false),
})

export const consoleRooms = call({
  method: 'GET',
  path: '/console/schedule/rooms',
  who: ['manager', 'admin', 'auditor'],
  summary: 'All rooms of the school with their building and the lessons still planned in them.',
  output: z.object({
    rooms: z.array(Room.extend({ id: Id, building: z.string(), lessonsAhead: z.number().int() })),
    buildings: z.array(z.object({ id: Id, name: z.string() })),
    mayChange: z.boolean(),
  }),
})

export const saveRoom = call({
  method: 'POST',
  path: '/console/schedule/rooms',
  who: ['manager', 'admin'],
  summary: 'Add or change a room. A closed room takes no new lessons.',
  body: Room.extend({ id: Id.optional() }).refine(({ seatRows, seatColumns }) => (seatRows === null) === (seatColumns === null), {
    message: 'required',
    path: ['seatColumns'],
  }),
  output: z.object({ id: Id }),
  refusals: ['room_code_taken'],
  idempotency: 'accepted',
})
