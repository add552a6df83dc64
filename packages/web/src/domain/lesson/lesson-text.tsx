import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { clockSpan } from './school-clock.ts'
import { lessonWords } from './words.ts'

/** Cancelled, changed, or nothing special. */
export function LessonMark({ lesson }: { readonly lesson: Pick<Lesson, 'state' | 'isChanged'> }) {
  const words = useWords(lessonWords)
  if (lesson.state === 'cancelled') return <StateMark tone="bad" t={words.cancelled} />
  return lesson.isChanged ? <StateMark tone="waiting" t={words.changed} /> : null
}

/** One lesson in a list. */
export function LessonText({ lesson, timeZone }: { readonly lesson: Lesson; readonly timeZone: string }) {
  const words = useWords(lessonWords)
  const sayList = useSayList()
  const facts = [lesson.room?.name ?? words.noRoom, sayList(lesson.teachers.map(({ name }) => name))].filter(Boolean)
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{lesson.course.name}</strong>
        <LessonMark lesson={lesson} />
      </span>
      <small>{clockSpan(lesson, timeZone)}</small>
      <small>{facts.join(' · ')}</small>
    </span>
  )
}
