import type { LessonAtSchool } from '@campus/contract/attendance/lessons.ts'
import { missedLessons } from '@campus/contract/attendance/missed-lessons.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import '../attendance.css'
import { lessonTime } from '../lesson-time.ts'
import { excuseWords } from './words.ts'

const daysAhead = 14

const spanAhead = () => {
  const from = new Date()
  return { from: from.toISOString(), until: new Date(from.getTime() + daysAhead * 86_400_000).toISOString() }
}

/** One leave from the first chosen lesson to the last, and how many others lie in between. */
const leaveFor = (lessons: readonly LessonAtSchool[], chosen: ReadonlySet<string>) => {
  const picked = lessons.filter(({ id }) => chosen.has(id))
  const [from, until] = [picked[0]?.startsAt, picked.at(-1)?.endsAt]
  if (from === undefined || until === undefined) return undefined
  const covered = lessons.filter(({ startsAt, endsAt }) => startsAt < until && endsAt > from)
  return { from, until, between: covered.length - picked.length }
}

function LessonChoice({ lessons }: { readonly lessons: readonly LessonAtSchool[] }) {
  const words = useWords(excuseWords)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const leave = leaveFor(lessons, chosen)
  const turn = (id: string) =>
    setChosen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  return (
    <>
      <section className="page-card" aria-label={words.list}>
        <ul className="page-list">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <label className="lesson-choice">
                <input type="checkbox" checked={chosen.has(lesson.id)} onChange={() => turn(lesson.id)} />
                <span className="attendance-row">
                  <strong>{lesson.course.name}</strong>
                  <small>{[lessonTime(lesson), lesson.room?.name].filter(Boolean).join(' · ')}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </section>
      {leave && leave.between > 0 && <p className="page-note">{words.between(leave.between)}</p>}
      <Button
        color="primary"
        size="large"
        block
        disabled={!leave}
        onClick={() => leave && void open(messagesPaths.askLeave, { from: leave.from, until: leave.until })}
      >
        {words.ask(chosen.size)}
      </Button>
    </>
  )
}

/** Leave begins with the lessons that it misses. */
export default function ExcuseScreen() {
  const words = useWords(excuseWords)
  const [span] = useState(spanAhead)
  const read = useRead(missedLessons, span)
  return (
    <QueryView
      read={read}
      empty={<Empty t={words.none} action={<Button onClick={() => void open(messagesPaths.askLeave)}>{words.toLeave}</Button>} />}
    >
      {(lessons) => (
        <div className="page">
          <p className="page-lead">{words.lead}</p>
          <LessonChoice lessons={lessons} />
        </div>
      )}
    </QueryView>
  )
}
