import {
  cancelExam,
  consoleExam,
  consoleExams,
  examPaper,
  type PlannedExam,
  planExamSeats,
  publishExams,
} from '@campus/contract/exams/console.ts'
import { examKindNames } from '@campus/contract/exams/exams.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ReasonDialog } from '../../../console/fields/reason-dialog.tsx'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { ExamHistory } from '../exam-history.tsx'
import { SeatMap } from '../seat-map.tsx'
import { examWords } from '../words.ts'
import { CandidateDialog } from './candidate-dialog.tsx'
import { ExamDialog } from './exam-dialog.tsx'
import { examTones } from './exam-tones.ts'
import { LessonClashList } from './lesson-clashes.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { UnseatedList } from './unseated-list.tsx'
import { examConsoleWords } from './words.ts'

interface Shown {
  readonly exam: PlannedExam
}

function ExamFacts({ exam }: Shown) {
  const words = useWords(examConsoleWords)
  const minuteOf = useMinuteOf()
  const sayList = useSayList()
  const say = useSay()
  const language = useLanguage()
  const time = exam.startsAt === null ? words.noTime : minuteOf(Date.parse(exam.startsAt))
  return (
    <Facts
      facts={[
        [words.unit, nameIn(exam.unit, language)],
        [words.sections, sayList(exam.sections.map(({ code }) => code))],
        [words.kind, say(examKindNames[exam.kind])],
        [words.time, exam.isFixed ? `${time} · ${words.fixed}` : time],
        [words.minutes, exam.minutes],
        [words.papers, exam.papers],
        [words.notes, exam.notes],
        [
          words.rooms,
          exam.sittings.map(({ id, room, invigilators }) => (
            <div key={id}>
              {roomName(room, language)}
              {invigilators.length > 0 && ` · ${sayList(invigilators.map(({ name }) => name))}`}
            </div>
          )),
        ],
      ]}
    />
  )
}

function ExamActions({ exam, termId }: Shown & { readonly termId: string }) {
  const words = useWords(examConsoleWords)
  const [dialog, setDialog] = useState<'change' | 'add' | 'need' | 'move' | 'cancel'>()
  const changes = [consoleExam, consoleExams]
  const seating = useAction(planExamSeats, { changes })
  const publishing = useAction(publishExams, { changes })
  const now = useNow(60_000)
  const cancelling = useAction(cancelExam, { changes })
  const isDraft = exam.state === 'draft'
  const mayMove = exam.state === 'published' && exam.startsAt !== null && Date.parse(exam.startsAt) > now
  const seat = async () => {
    const { seated } = await seating.act({ examId: exam.id, action: 'plan' })
    toast(words.seatDone(seated), 'success')
  }
  const publish = async () => {
    if (!(await ask({ title: words.publishTitle, text: words.publishText, confirm: words.publish }))) return
    await publishing.act({ ids: [exam.id] })
    toast(words.publishedNow, 'success')
  }
  const print = async (kind: 'door' | 'seats' | 'sign') =>
    saveFile(await sendForBytes(examPaper, { id: exam.id, kind }), `${words[kind]}.pdf`)
  const close = () => setDialog(undefined)
  return (
    <div className="console-buttons console-buttons-end">
      {exam.seated > 0 && (
        <>
          <Button onClick={() => void print('door').catch(toastFailure)}>{words.door}</Button>
          <Button onClick={() => void print('seats').catch(toastFailure)}>{words.seats}</Button>
          <Button onClick={() => void print('sign').catch(toastFailure)}>{words.sign}</Button>
        </>
      )}
      {exam.state !== 'cancelled' && <Button onClick={() => setDialog('need')}>{words.need}</Button>}
      {exam.state !== 'cancelled' && exam.sittings.length > 0 && <Button onClick={() => setDialog('add')}>{words.late}</Button>}
      {isDraft && (
        <>
          <Button onClick={() => setDialog('change')}>{words.change}</Button>
          <Button loading={seating.isActing} disabled={exam.sittings.length === 0} onClick={() => void seat().catch(() => undefined)}>
            {words.seatAll}
          </Button>
          <Button color="primary" loading={publishing.isActing} onClick={() => void publish().catch(() => undefined)}>
            {words.publish}
          </Button>
        </>
      )}
      {mayMove && (
        <>
          <Button onClick={() => setDialog('move')}>{words.move}</Button>
          <Button color="danger" fill="outline" onClick={() => setDialog('cancel')}>
            {words.cancel}
          </Button>
        </>
      )}
      {dialog === 'move' && <MoveDialog termId={termId} exam={exam} onClose={close} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          title={words.cancelTitle}
          text={words.cancelText}
          action={words.cancel}
          isDangerous
          onGive={async (reason) => {
            await cancelling.act({ id: exam.id, reason })
            toast(words.cancelled, 'success')
          }}
          onClose={close}
        />
      )}
      {dialog === 'change' && <ExamDialog termId={termId} exam={exam} onClose={close} />}
      {(dialog === 'add' || dialog === 'need') && <CandidateDialog examId={exam.id} action={dialog} onClose={close} />}
    </div>
  )
}

/** One exam with its rooms and seats, and what is left to do before it is published. */
export function ExamDetail({ id, termId }: { readonly id: string; readonly termId: string }) {
  const words = useWords(examConsoleWords)
  const exams = useWords(examWords)
  const language = useLanguage()
  const read = useRead(consoleExam, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {({ exam, plan, unseated, changes, lessonClashes }) => (
        <article className="console-card">
          <header>
            <h2>{nameIn(exam.course, language)}</h2>
            <StateMark tone={examTones[exam.state]} t={words[exam.state]} />
          </header>
          <ExamFacts exam={exam} />
          <p className="console-note">{words.seated(exam.seated, exam.people)}</p>
          {exam.state !== 'cancelled' && <LessonClashList found={lessonClashes} />}
          <ExamActions exam={exam} termId={termId} />
          <UnseatedList exam={exam} unseated={unseated} />
          {changes.length > 0 && (
            <section>
              <h3>{words.history}</h3>
              <ExamHistory changes={changes} />
            </section>
          )}
          {plan
            .filter(({ seats }) => seats.length > 0)
            .map((sitting) => (
              <section key={sitting.id}>
                <h3>
                  {roomName(sitting.room, language)} · {exams.people(sitting.seats.length)}
                </h3>
                <SeatMap sitting={sitting} />
              </section>
            ))}
        </article>
      )}
    </QueryView>
  )
}
