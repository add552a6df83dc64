import { type RollCallRow, rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { clockSpan, dayAfter } from '../../../domain/lesson/school-clock.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { useSession } from '../../../session/use-session.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/list/list.css'
import '../attendance.css'
import { dayName } from '../lesson-time.ts'
import { lessonsWords } from './words.ts'

const tones = { none: 'over', open: 'good', closed: 'over' } as const

function LessonRow({ row }: { readonly row: RollCallRow }) {
  const words = useWords(lessonsWords)
  const sayList = useSayList()
  const { lesson, state, counts } = row
  const facts = [
    lesson.room?.name,
    sayList(lesson.sections.map(({ code }) => code)),
    state !== 'none' && words.counts(counts.came, counts.all),
  ].filter(Boolean)
  return (
    <PathLink to={attendancePaths.named} query={{ id: lesson.id }} className="row">
      <span className="list-text">
        <span className="list-text-head">
          <strong>{lesson.course.name}</strong>
          <StateMark tone={row.mayOpen && state === 'none' ? 'waiting' : tones[state]} t={words[`state_${state}`]} />
        </span>
        <small>{clockSpan(lesson, lesson.timeZone)}</small>
        <small>{facts.join(' · ')}</small>
        {counts.toConfirm > 0 && <small>{words.toConfirm(counts.toConfirm)}</small>}
      </span>
    </PathLink>
  )
}

type Whose = 'mine' | 'scope'

function Day({ from, whose }: { readonly from: string | undefined; readonly whose: Whose }) {
  const words = useWords(lessonsWords)
  const read = useCachedRead(rollCalls, { ...(from && { from }), whose })
  const move = (day: string, today: string) => void redirect(attendancePaths.lessons, { from: day === today ? undefined : day })
  return (
    <QueryView read={read} isEmpty={() => false}>
      {({ today, rows, isCut }) => {
        const day = from ?? today
        return (
          <>
            <div className="attendance-day">
              <Button size="small" onClick={() => move(dayAfter(day, -1), today)}>
                {words.before}
              </Button>
              <h2>{day === today ? words.today : dayName(day)}</h2>
              <Button size="small" onClick={() => move(dayAfter(day, 1), today)}>
                {words.after}
              </Button>
            </div>
            {rows.length === 0 ? (
              <Empty t={words.none} />
            ) : (
              <ul className="rows" aria-label={words.list}>
                {rows.map((row) => (
                  <li key={row.lesson.id}>
                    <LessonRow row={row} />
                  </li>
                ))}
              </ul>
            )}
            {isCut && <p className="page-note">{words.cut(rows.length)}</p>}
          </>
        )
      }}
    </QueryView>
  )
}

/** The lessons of a day; managers and auditors also see those of their units. */
export default function LessonsScreen() {
  const words = useWords(lessonsWords)
  const { from } = useQueryOf(attendancePaths.lessons)
  const roles = useSession('user')?.roles ?? []
  const isTeacher = roles.includes('teacher')
  const looksAfter = roles.some((role) => role === 'manager' || role === 'auditor')
  const [whose, setWhose] = useState<Whose>(isTeacher ? 'mine' : 'scope')
  return (
    <div className="page">
      {isTeacher && looksAfter && (
        <Choice
          label={words.whose}
          options={[
            ['mine', words.mine],
            ['scope', words.scope],
          ]}
          value={whose}
          onChoose={setWhose}
          look="tabs"
        />
      )}
      <Day key={`${from} ${whose}`} from={from} whose={whose} />
      <div className="page-buttons">
        <Button onClick={() => void open(attendancePaths.overview)}>{words.rates}</Button>
        {isTeacher && <Button onClick={() => void open(attendancePaths.objections)}>{words.objections}</Button>}
      </div>
    </div>
  )
}
