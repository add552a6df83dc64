import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { endShare, ownShares, type Share } from '@campus/contract/schedule/shares.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { sayDay } from '../../../domain/lesson/school-clock.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { shareKindNames, shareWords } from './words.ts'

const links = [
  ['timetable', schedulePaths.sharedTimetable, 'openTimetable'],
  ['exams', examsPaths.exams, 'openExams'],
  ['grades', gradesPaths.grade, 'openGrades'],
  ['attendance', attendancePaths.own, 'openAttendance'],
  ['attendance', attendancePaths.overview, 'openRates'],
  ['warnings', attendancePaths.warnings, 'openWarnings'],
] as const

/** What a family member may open of a student. */
function SharedLinks({ kinds, person: { id, name } }: { readonly kinds: Share['kinds']; readonly person: NonNullable<Share['person']> }) {
  const words = useWords(shareWords)
  return (
    <span className="share-links">
      {links
        .filter(([kind]) => kinds.includes(kind))
        .map(([, path, text]) => (
          <PathLink<Path<{ studentId?: string; name?: string }>>
            key={text}
            to={path}
            query={{ studentId: id, ...(text === 'openTimetable' && { name }) }}
          >
            {words[text]}
          </PathLink>
        ))}
    </span>
  )
}

/** One share, as the student or as the family member sees it; both may end it. */
export function ShareCard({ share: { id, person, kinds, isMine, codeUntil } }: { readonly share: Share }) {
  const language = useLanguage()
  const words = useWords(shareWords)
  const say = useSay()
  const { act, isActing } = useAction(endShare, { changes: [ownShares] })
  const end = async () => {
    if (!(await ask({ title: words.endTitle, text: isMine ? words.endText : '', confirm: words.end }))) return
    await act({ id })
    toast(words.ended, 'success')
  }
  return (
    <li>
      <span className="list-text">
        <strong>
          {person?.name ??
            words.waiting(codeUntil ? sayDay(dateOf(Date.parse(codeUntil)), language, { month: 'long', day: 'numeric' }) : '')}
        </strong>
        <small>{kinds.map((kind) => say(shareKindNames[kind])).join(' · ')}</small>
      </span>
      {!isMine && person && <SharedLinks kinds={kinds} person={person} />}
      <Button
        size="small"
        loading={isActing}
        aria-label={`${words.end} ${person?.name ?? ''}`}
        onClick={() => void end().catch(() => undefined)}
      >
        {words.end}
      </Button>
    </li>
  )
}
