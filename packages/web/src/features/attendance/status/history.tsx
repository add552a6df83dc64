import type { attendanceDetail } from '@campus/contract/attendance/records.ts'
import { attendanceStateNames, doubtNames } from '@campus/contract/attendance/states.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/timeline.css'
import { lessonTime } from '../lesson-time.ts'
import { lookOf } from '../state-look.ts'
import { eventNames, statusWords } from './words.ts'

export type Detail = OutputOf<typeof attendanceDetail>

/** The lesson, the state, and everything that led to it. */
export function History({ detail, showsPerson = false }: { readonly detail: Detail; readonly showsPerson?: boolean }) {
  const words = useWords(statusWords)
  const say = useSay()
  const sayList = useSayList()
  const { lesson, person, events, doubts } = detail
  const { t, tone } = lookOf(detail)
  return (
    <>
      <section className="page-card">
        <span className="list-text-head">
          <h2>{lesson.course.name}</h2>
          <StateMark tone={tone} t={say(t)} />
        </span>
        <FactList
          facts={[
            [words.person, showsPerson && [person.name, person.number, person.unitName].filter(Boolean).join(' · ')],
            [words.time, lessonTime(lesson)],
            [words.room, lesson.room?.name],
            [words.teacher, sayList(lesson.teachers.map(({ name }) => name))],
            [words.doubts, doubts.map((doubt) => say(doubtNames[doubt])).join(' · ')],
          ]}
        />
      </section>
      <section className="page-card" aria-labelledby="attendance-history">
        <h2 id="attendance-history">{words.how}</h2>
        {events.length === 0 && <p className="page-lead">{words.nothing}</p>}
        <ol className="timeline">
          {events.map((event) => (
            <li key={event.id} data-tone={event.state === 'absent' ? 'bad' : 'good'}>
              <p>
                {say(eventNames[event.kind])}
                {event.state && `: ${say(attendanceStateNames[event.state])}`}
              </p>
              <small>
                {event.by && `${event.by} · `}
                <Time at={event.at} />
              </small>
              {event.reason && <blockquote>{event.reason}</blockquote>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
