import { consoleExam, consoleExams, type PlannedExam, planExamSeats, type Unseated } from '@campus/contract/exams/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import '../exams.css'
import { examConsoleWords } from './words.ts'

interface UnseatedListProps {
  readonly exam: PlannedExam
  readonly unseated: Unseated
}

const useReason = () => {
  const words = useWords(examConsoleWords)
  const language = useLanguage()
  return ({ reason, otherExam }: Unseated['people'][number]) => {
    if (reason === 'other_exam') return words.unseatedOtherExam(otherExam ? nameIn(otherExam, language) : '')
    return {
      barred: words.unseatedBarred,
      full: words.unseatedFull,
      no_invigilators: words.unseatedStaff,
      joined: words.unseatedJoined,
      '': '',
    }[reason]
  }
}

/** Who takes part and has no seat, why, and for those whom nothing is in the way of, the seat. */
export function UnseatedList({ exam, unseated: { total, people } }: UnseatedListProps) {
  const words = useWords(examConsoleWords)
  const sayReason = useReason()
  const { act, isActing } = useAction(planExamSeats, { changes: [consoleExam, consoleExams] })
  if (total === 0) return null
  const seat = async (number: string) => {
    await act({ examId: exam.id, action: 'add', number })
    toast(words.saved, 'success')
  }
  return (
    <section>
      <h3>{words.unseated(total)}</h3>
      <ul className="exam-people">
        {people.map((one) => (
          <li key={one.person.id}>
            <span>
              {one.person.name}
              <small>{[one.person.number, one.person.className, sayReason(one)].filter(Boolean).join(' · ')}</small>
            </span>
            {(one.reason === 'joined' || one.reason === '') && (
              <Button
                size="small"
                inactive={isActing}
                aria-label={words.giveSeatTo(one.person.name)}
                onClick={() => void seat(one.person.number).catch(() => undefined)}
              >
                {words.giveSeat}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > people.length && <p>{words.moreUnseated(total - people.length)}</p>}
    </section>
  )
}
