import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { nextLesson } from '@campus/contract/schedule/timetable.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useCachedRead } from '../../offline-cache/use-cached-read.ts'
import { clockSpan, clockTime, dayAfter, sayDay } from './school-clock.ts'
import './next-lesson.css'
import { lessonWords } from './words.ts'

const everyMinute = 60_000

/** Where to be next, and when to leave for it, also for a student who shares it. Without a lesson within a week, nothing; without network what was known, until it is over. */
export function NextLesson({ studentId }: { readonly studentId?: string }) {
  const language = useLanguage()
  const words = useWords(lessonWords)
  const now = useNow(everyMinute)
  const { data: next } = useCachedRead(nextLesson, studentId ? { studentId } : {}, { background: true, refetchInterval: everyMinute })
  const { data: terms } = useCachedRead(scheduleTerms, {}, { background: true, staleTime: everyMinute })
  if (!next || !terms || Date.parse(next.lesson.endsAt) <= now) return null
  const { lesson, leaveBy, walkMinutes, walkFrom } = next
  const isNow = next.isNow || Date.parse(lesson.startsAt) <= now
  const { today, timeZone } = terms
  const dayText = () => {
    if (lesson.day === today) return words.today
    return lesson.day === dayAfter(today, 1) ? words.tomorrow : sayDay(lesson.day, language, { weekday: 'long' })
  }
  return (
    <PathLink to={schedulePaths.lesson} query={{ id: lesson.id }} className="next-lesson">
      <small>{isNow ? words.now : words.next}</small>
      <strong>{lesson.course.name}</strong>
      <span>{[isNow ? '' : dayText(), clockSpan(lesson, timeZone), lesson.room?.name ?? words.noRoom].filter(Boolean).join(' · ')}</span>
      {leaveBy !== null && walkMinutes !== null && <span>{words.leaveBy(clockTime(leaveBy, timeZone), walkMinutes, walkFrom)}</span>}
    </PathLink>
  )
}
