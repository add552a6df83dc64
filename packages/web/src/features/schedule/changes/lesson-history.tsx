import type { OutputOf } from '@campus/contract/call.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { changeKindNames } from '@campus/contract/schedule/lesson-change.ts'
import type { lessonDetail } from '@campus/contract/schedule/timetable.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { PartFacts } from './place-text.tsx'
import { changeWords } from './words.ts'

interface LessonHistoryProps {
  readonly lesson: OutputOf<typeof lessonDetail>
  readonly timeZone: string
}

/** Before and after of each change of a lesson; who teaches it may ask for another one. */
export function LessonHistory({ lesson: { id, history, isTeacher }, timeZone }: LessonHistoryProps) {
  const words = useWords(changeWords)
  const say = useSay()
  return (
    <>
      {history.length > 0 && (
        <section className="page-card">
          <h2>{words.history}</h2>
          {history.map((part) => (
            <div key={part.decidedAt}>
              <p className="page-note">
                {say(changeKindNames[part.kind])} · <Time at={part.decidedAt} />
              </p>
              <PartFacts part={part} timeZone={timeZone} />
            </div>
          ))}
        </section>
      )}
      {isTeacher && (
        <section className="page-card">
          <PathLink to={schedulePaths.askChange} query={{ lessonId: id }}>
            {words.change}
          </PathLink>
          <PathLink to={schedulePaths.changes}>{words.toList}</PathLink>
        </section>
      )}
    </>
  )
}
