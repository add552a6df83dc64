import type { OutputOf } from '@campus/contract/call.ts'
import { examKindNames, examSeats, ownExams } from '@campus/contract/exams/exams.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { OfStudent, type SharedStudent } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../exams.css'
import { ExamHistory } from '../exam-history.tsx'
import { ExamSpan, ExamTimeFact } from '../exam-span.tsx'
import { countdown } from '../exam-time.ts'
import { SeatMap } from '../seat-map.tsx'
import { examWords } from '../words.ts'

type Exam = OutputOf<typeof ownExams>[number]

function ExamCard({ exam, studentId }: { readonly exam: Exam; readonly studentId: string | undefined }) {
  const words = useWords(examWords)
  const sayList = useSayList()
  const say = useSay()
  const language = useLanguage()
  const now = useNow(30_000)
  const { seat } = exam
  const end = seat?.endsAt ?? exam.endsAt
  const isOver = now >= Date.parse(end)
  return (
    <section className="page-card" aria-label={`${nameIn(exam.course, language)} · ${say(examKindNames[exam.kind])}`}>
      <span className="exam-head">
        <h2>{nameIn(exam.course, language)}</h2>
        {exam.isCancelled || exam.isBarred ? (
          <StateMark tone="bad" t={exam.isCancelled ? words.cancelled : words.barred} />
        ) : (
          <StateMark tone={isOver ? 'over' : 'waiting'} t={say(countdown({ startsAt: exam.startsAt, endsAt: end }, now))} />
        )}
      </span>
      {seat && !isOver && !exam.isCancelled && <p className="exam-seat">{words.seatAt(seat.row, seat.column)}</p>}
      {exam.isUnseated && <p>{words.unseated}</p>}
      <FactList
        facts={[
          [words.time, <ExamTimeFact key="time" exam={{ ...exam, endsAt: end }} kind={say(examKindNames[exam.kind])} />],
          [words.room, sayList((seat ? [seat.room] : exam.rooms).map((room) => roomName(room, language)))],
          [words.seat, seat && isOver ? words.seatAt(seat.row, seat.column) : null],
          [words.needs, seat?.needs],
          [words.notes, exam.notes],
        ]}
      />
      {exam.changes.length > 0 && (
        <>
          <h3 className="exam-history-title">{words.changed}</h3>
          <ExamHistory changes={exam.changes} timeZone={exam.timeZone} />
        </>
      )}
      {!exam.isCancelled && (seat || exam.rooms.length > 0) && (
        <PathLink to={examsPaths.exams} query={{ id: exam.id, studentId }}>
          {words.toPlan}
        </PathLink>
      )}
    </section>
  )
}

function Plan({ id, studentId }: { readonly id: string; readonly studentId: string | undefined }) {
  const words = useWords(examWords)
  const language = useLanguage()
  const read = useRead(examSeats, { id, studentId }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {({ exam, sittings }) => (
        <div className="page">
          {sittings.map((sitting) => (
            <section key={sitting.id} className="page-card">
              <h2>{nameIn(exam.course, language)}</h2>
              <p className="page-note">
                {roomName(sitting.room, language)} · <ExamSpan exam={exam} />
              </p>
              <SeatMap sitting={sitting} />
            </section>
          ))}
          <PathLink to={examsPaths.exams} query={{ studentId }} replaces>
            {words.back}
          </PathLink>
        </div>
      )}
    </QueryView>
  )
}

function Exams({ student }: { readonly student: SharedStudent | undefined }) {
  const words = useWords(examWords)
  const read = useRead(ownExams, { studentId: student?.id })
  return (
    <div className="page">
      {student && <h1 className="exam-name">{student.name}</h1>}
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(exams) => exams.map((exam) => <ExamCard key={exam.id} exam={exam} studentId={student?.id} />)}
      </QueryView>
    </div>
  )
}

export default function ExamsScreen() {
  const query = useQueryOf(examsPaths.exams)
  const [id, studentId] = [Id.safeParse(query.id).data, Id.safeParse(query.studentId).data]
  return (
    <OfStudent kind="exams" path={examsPaths.exams} studentId={studentId}>
      {(student) => (id ? <Plan id={id} studentId={student?.id} /> : <Exams student={student} />)}
    </OfStudent>
  )
}
