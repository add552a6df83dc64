import type { SchoolSettings } from '../../school/school/school-settings.ts'

type Minutes = Pick<SchoolSettings['attendance'], 'opensBefore' | 'lateAfter' | 'closesAfter' | 'outBefore' | 'outAfter'>

interface Lesson {
  readonly starts_at: Date
  readonly ends_at: Date
}

const minute = 60_000
const day = 86_400_000

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)

/** What was done without network is taken for so long after the end. */
const laterHours = 12
const teacherDays = 7

/** When what may be done in a lesson. A short lesson ends before its signing in would close. */
export const timesOf = ({ starts_at, ends_at }: Lesson, minutes: Minutes) => ({
  opensAt: after(starts_at, -minutes.opensBefore),
  lateFrom: after(starts_at, minutes.lateAfter),
  closesAt: new Date(Math.min(after(starts_at, minutes.closesAfter).getTime(), ends_at.getTime())),
  outFrom: after(ends_at, -minutes.outBefore),
  outUntil: after(ends_at, minutes.outAfter),
  laterUntil: after(ends_at, laterHours * 60),
  changeableUntil: new Date(ends_at.getTime() + teacherDays * day),
})
