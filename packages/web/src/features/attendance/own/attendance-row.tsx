import type { AttendanceRow } from '@campus/contract/attendance/records.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { lessonTime } from '../lesson-time.ts'
import { lookOf } from '../state-look.ts'
import { ownWords } from './words.ts'

/** One lesson in a list. */
export function AttendanceRowText({ row, of }: { readonly row: AttendanceRow; readonly of?: string }) {
  const say = useSay()
  const words = useWords(ownWords)
  const sayList = useSayList()
  const { t, tone } = lookOf(row)
  const facts = [
    of,
    row.lesson.room?.name,
    sayList(row.lesson.teachers.map(({ name }) => name)),
    row.objection === 'open' && words.objected,
  ].filter(Boolean)
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{row.lesson.course.name}</strong>
        <StateMark tone={tone} t={say(t)} />
      </span>
      <small>{lessonTime(row.lesson)}</small>
      <small>{facts.join(' · ')}</small>
    </span>
  )
}
