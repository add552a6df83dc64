import { handlingNames, ownWarnings, type Warning, warningKindNames } from '@campus/contract/attendance/warnings.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { OfStudent, type SharedStudent, StudentName } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../attendance.css'
import { measuredText, warningWords } from './words.ts'

function WarningCard({ warning }: { readonly warning: Warning }) {
  const words = useWords(warningWords)
  const say = useSay()
  const isOver = warning.withdrawnAt !== null
  return (
    <li className="page-card">
      <span className="list-text-head">
        <h2>{say(warningKindNames[warning.kind])}</h2>
        <StateMark tone={isOver ? 'over' : 'bad'} t={isOver ? words.over : words.holds} />
      </span>
      <span className="attendance-row">
        {warning.course && <strong>{warning.course}</strong>}
        <span>{say(measuredText(warning))}</span>
        {warning.from && warning.until && <small>{words.span(warning.from, warning.until)}</small>}
        <small>
          <Time at={warning.raisedAt} />
        </small>
        {warning.handling && (
          <small>
            {say(handlingNames[warning.handling])}: {warning.notes}
          </small>
        )}
      </span>
    </li>
  )
}

function Warnings({ student }: { readonly student: SharedStudent | undefined }) {
  const words = useWords(warningWords)
  const read = useRead(ownWarnings, student ? { personId: student.id } : {})
  useUnreadNews(() => void read.refetch())
  // A family member may see warnings without the attendance behind them.
  const rates = !student && <PathLink to={attendancePaths.overview}>{words.rates}</PathLink>
  return (
    <QueryView read={read} empty={<Empty t={words.none} action={rates} />}>
      {(warnings) => (
        <div className="page">
          <p className="page-note">{words.hint}</p>
          <ul className="page-list page-column" aria-label={words.list}>
            {warnings.map((warning) => (
              <WarningCard key={warning.id} warning={warning} />
            ))}
          </ul>
          {rates}
        </div>
      )}
    </QueryView>
  )
}

export default function WarningsScreen() {
  const { studentId } = useQueryOf(attendancePaths.warnings)
  return (
    <OfStudent kind="warnings" path={attendancePaths.warnings} studentId={studentId}>
      {(student) => (
        <>
          {student && <StudentName student={student} />}
          <Warnings key={student?.id} student={student} />
        </>
      )}
    </OfStudent>
  )
}
