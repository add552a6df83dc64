import { examKindNames } from '@campus/contract/exams/exams.ts'
import { confirmInvigilation, type Duty, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { open } from '../../../navigation/navigator.ts'
import { ExamTimeFact } from '../exam-span.tsx'
import { countdown } from '../exam-time.ts'
import { examWords } from '../words.ts'
import { OfferForm } from './offer-form.tsx'
import { dutyWords } from './words.ts'

interface Shown {
  readonly duty: Duty
}

function DutyActions({ duty }: Shown) {
  const words = useWords(dutyWords)
  const [isOffering, setIsOffering] = useState(false)
  const { act, isActing } = useAction(confirmInvigilation, { changes: [ownInvigilations] })
  const answer = async (action: 'confirm' | 'take_back' | 'accept' | 'decline', said?: string) => {
    await act({ id: duty.id, action }).then(
      () => said && toast(said, 'success'),
      // What went wrong was shown.
      () => undefined,
    )
  }
  if (duty.isOffer)
    return (
      <div className="page-buttons">
        <Button color="primary" loading={isActing} onClick={() => void answer('accept', words.accepted)}>
          {words.accept}
        </Button>
        <Button onClick={() => void answer('decline')}>{words.decline}</Button>
      </div>
    )
  return (
    <>
      <div className="page-buttons">
        {duty.confirmedAt === null && (
          <Button color="primary" loading={isActing} onClick={() => void answer('confirm', words.done)}>
            {words.confirm}
          </Button>
        )}
        <Button onClick={() => void open(examsPaths.invigilations, { id: duty.id })}>{words.candidates}</Button>
        {duty.offeredTo === '' ? (
          <Button aria-expanded={isOffering} onClick={() => setIsOffering(!isOffering)}>
            {words.offer}
          </Button>
        ) : (
          <Button onClick={() => void answer('take_back')}>{words.takeBack}</Button>
        )}
      </div>
      {isOffering && duty.offeredTo === '' && <OfferForm dutyId={duty.id} onDone={() => setIsOffering(false)} />}
    </>
  )
}

/** One duty with what can be done about it until the exam begins. */
export function DutyCard({ duty }: Shown) {
  const words = useWords(dutyWords)
  const sayList = useSayList()
  const exams = useWords(examWords)
  const say = useSay()
  const language = useLanguage()
  const now = useNow(30_000)
  const { exam } = duty
  const isComing = now < Date.parse(exam.startsAt)
  const standing = () => {
    if (duty.isOffer) return words.offered(duty.from)
    if (duty.offeredTo !== '') return words.waiting(duty.offeredTo)
    return duty.confirmedAt === null ? words.toConfirm : words.confirmed
  }
  return (
    <section className="page-card" aria-label={nameIn(exam.course, language)}>
      <span className="exam-head">
        <h2>{nameIn(exam.course, language)}</h2>
        <StateMark tone={isComing ? 'waiting' : 'over'} t={say(countdown(exam, now))} />
      </span>
      {isComing && <p className="page-note">{standing()}</p>}
      <FactList
        facts={[
          [exams.time, <ExamTimeFact key="time" exam={exam} kind={say(examKindNames[exam.kind])} />],
          [exams.room, `${roomName(duty.room, language)} · ${exams.people(duty.people)}`],
          [words.colleagues, sayList(duty.colleagues)],
          [exams.notes, exam.notes],
        ]}
      />
      {isComing ? (
        <DutyActions duty={duty} />
      ) : (
        <Button onClick={() => void open(examsPaths.invigilations, { id: duty.id })}>{words.candidates}</Button>
      )}
    </section>
  )
}
