import { rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import { lostItems } from '@campus/contract/lostfound/items.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import type { Role } from '@campus/contract/roles.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { timetableOf } from '@campus/contract/schedule/timetable.ts'
import { personId } from '@campus/demo/people/person-rows.ts'
import { dayAfter } from '@campus/server/platform/time/zoned-day.ts'
import { type Ask, askAs, aTeacher, calledLesson, firstOf, type Query, queryOf } from './links.ts'

/** A lesson of the units that somebody looks after, with its roll. */
const calledInScope = async (ask: Ask): Promise<Query> => {
  const { today } = await ask(rollCalls, {})
  const { rows } = await ask(rollCalls, { from: dayAfter(today, -14), until: dayAfter(today, -1), whose: 'scope' })
  return { id: rows.find(({ state }) => state === 'closed')?.lesson.id ?? '' }
}

const lessonOfTeacher = async (ask: Ask): Promise<Query> => {
  const { today } = await ask(scheduleTerms, {})
  const { lessons } = await ask(timetableOf, { kind: 'teacher', id: personId(aTeacher), from: today, to: dayAfter(today, 14) })
  return { id: lessons[0]?.id ?? '' }
}

const anyLostItem = async (ask: Ask): Promise<Query> => firstOf(await ask(lostItems, {}))

type Links = Readonly<Record<string, (ask: Ask) => Promise<Query>>>

const readersOfRolls: Links = {
  [attendancePaths.named.address]: calledInScope,
  [attendancePaths.status.address]: calledInScope,
  [schedulePaths.lesson.address]: lessonOfTeacher,
}

/** Where a link leads somewhere else than for the role that a screen is made for first. */
const linksOf: Partial<Record<Role, Links>> = {
  teacher: { [attendancePaths.status.address]: calledLesson },
  manager: readersOfRolls,
  auditor: readersOfRolls,
  admin: readersOfRolls,
}

/** What a link to the screen carries for somebody of this role. */
export const queryFor = async (role: Role, address: string, token: string, network: string): Promise<Query> => {
  const link = address === lostFoundPaths.item.address ? anyLostItem : linksOf[role]?.[address]
  return link ? link(askAs(token, network)) : queryOf(address, token, network)
}
