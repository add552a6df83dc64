import { type BaseContext, inTransaction, systemContext } from '@campus/server/context/context.ts'
import type { DemoLessons } from '@campus/server/demo/lesson/demo-lesson.ts'
import { dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { openAccounts } from '../accounts.ts'
import { personId } from '../people/person-rows.ts'
import { timeZone } from './demo-term.ts'
import { cancelOthers, findLessonNow, insertLessonNow, lockTeacher } from './lesson-now.repository.ts'

const accountOf = (asked: 'teacher' | 'student') => {
  const found = openAccounts.find(({ role }) => role === asked)
  if (!found) throw new Error(`the demo has no ${asked}`)
  return { name: found.name, account: found.number }
}

const [teacher, student] = [accountOf('teacher'), accountOf('student')]
const minute = 60_000
const lessonMinutes = 90

/** A lesson of 周明远 and 林晓雨, for visitors who try the roll call with two windows. */
export const demoLessons = (base: BaseContext): DemoLessons => {
  const two = { teacherId: personId(teacher.account), studentId: personId(student.account) }
  return {
    async find() {
      const row = await findLessonNow(base.sql, two, base.now())
      return (
        row && {
          id: row.id,
          course: [row.course_name, row.course_name_en, row.course_name_tw],
          room: [row.room_name, row.room_name_en, row.room_name_tw],
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          timeZone,
          teacher,
          student,
        }
      )
    },
    begin: () =>
      inTransaction(systemContext(base), async ({ sql, now: clock }) => {
        await lockTeacher(sql, two)
        const now = clock()
        if (await findLessonNow(sql, two, now)) return
        const startsAt = new Date(Math.floor(now.getTime() / minute) * minute)
        const endsAt = new Date(startsAt.getTime() + lessonMinutes * minute)
        await cancelOthers(sql, two, startsAt, endsAt)
        await insertLessonNow(sql, two, { day: dayIn(timeZone, startsAt), startsAt, endsAt })
      }),
  }
}
