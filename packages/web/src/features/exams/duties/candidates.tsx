import { attendanceNames, examSeats, type SeatPlan } from '@campus/contract/exams/exams.ts'
import { checkInCandidate, type Duty, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { ExamSpan } from '../exam-span.tsx'
import { SeatMap } from '../seat-map.tsx'
import { examWords } from '../words.ts'
import { dutyWords } from './words.ts'

type Seat = SeatPlan['sittings'][number]['seats'][number]

const marks = ['present', 'late', 'absent'] as const

/** One candidate with three marks; the one that is pressed again is taken back. */
function CandidateLine({ seat, mayCheckIn }: { readonly seat: Seat; readonly mayCheckIn: boolean }) {
  const words = useWords(examWords)
  const say = useSay()
  const { act } = useAction(checkInCandidate, { changes: [examSeats, ownInvigilations] })
  const note = (mark: (typeof marks)[number]) =>
    act({ seatId: seat.id, attendance: seat.attendance === mark ? '' : mark }).catch(() => undefined)
  return (
    <li>
      <span>
        {seat.person?.name}
        <small>
          {seat.person?.number} · {words.seatAt(seat.row, seat.column)} · {words.paper(seat.paper)}
        </small>
        {seat.isBarred && <StateMark tone="bad" t={words.barred} />}
        {seat.needs !== '' && <small className="duty-need">{seat.needs}</small>}
      </span>
      <span className="duty-marks">
        {marks.map((mark) => (
          <Button
            key={mark}
            size="small"
            color={seat.attendance === mark ? 'primary' : 'default'}
            aria-pressed={seat.attendance === mark}
            aria-label={`${seat.person?.name} ${say(attendanceNames[mark])}`}
            disabled={!mayCheckIn || (seat.isBarred && mark !== 'absent')}
            onClick={() => void note(mark)}
          >
            {say(attendanceNames[mark])}
          </Button>
        ))}
      </span>
    </li>
  )
}

/** Who sits in the room of a duty, and who came. */
export function Candidates({ duty }: { readonly duty: Duty }) {
  const words = useWords(dutyWords)
  const language = useLanguage()
  const read = useRead(examSeats, { id: duty.exam.id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {({ exam, sittings }) => {
        const sitting = sittings.find(({ id }) => id === duty.sittingId)
        return (
          <>
            <section className="page-card">
              <h2>{nameIn(exam.course, language)}</h2>
              <p className="page-note">
                {roomName(duty.room, language)} · <ExamSpan exam={exam} /> · {words.progress(duty.checkedIn, duty.people)}
              </p>
              {!duty.mayCheckIn && <p className="page-note">{words.notYet}</p>}
              <ul className="duty-candidates">
                {sitting?.seats.map((seat) => (
                  <CandidateLine key={seat.id} seat={seat} mayCheckIn={duty.mayCheckIn} />
                ))}
              </ul>
            </section>
            {sitting && (
              <section className="page-card">
                <SeatMap sitting={sitting} />
              </section>
            )}
            <PathLink to={examsPaths.invigilations} replaces>
              {words.backToList}
            </PathLink>
          </>
        )
      }}
    </QueryView>
  )
}
