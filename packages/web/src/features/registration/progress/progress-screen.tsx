import { Id } from '@campus/contract/fields.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseOfMail } from '@campus/contract/registration/case.ts'
import { caseEventNames } from '@campus/contract/registration/case-events.ts'
import { caseFileNames } from '@campus/contract/registration/files.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/timeline.css'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { CaseMark } from '../case/case-mark.tsx'
import { CaseView } from '../case/case-view.tsx'
import { eventTones } from '../case/event-tones.ts'
import { begunCase } from '../case/kept-case.ts'
import { StartAgain } from '../case/start-again.tsx'
import type { RegistrationCase } from '../case/use-case.ts'
import { CaseFiles } from '../files/case-files.tsx'
import { MaterialForm } from './material-form.tsx'
import { NextStepCard } from './next-step.tsx'
import type { OfMail } from './of-mail.ts'
import { reachOf } from './resend-button.tsx'
import { progressWords } from './words.ts'

function Timeline({ history }: Pick<RegistrationCase, 'history'>) {
  const words = useWords(progressWords)
  const say = useSay()
  return (
    <section className="page-card" aria-labelledby="case-timeline">
      <h2 id="case-timeline">{words.timeline}</h2>
      <ol className="timeline">
        {history.map(({ event, at }) => (
          <li key={`${event} ${at}`} data-tone={eventTones[event]}>
            <p>{say(caseEventNames[event])}</p>
            <small>
              <time dateTime={at}>{minuteOf(Date.parse(at))}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Given({ shown }: { readonly shown: RegistrationCase }) {
  const { given, files, mayAddFiles } = shown
  const words = useWords(progressWords)
  const say = useSay()
  const uploaded = files.map(({ kind }) => say(caseFileNames[kind]))
  return (
    <section className="page-card" aria-labelledby="case-given">
      <h2 id="case-given">{words.given}</h2>
      <FactList
        facts={[
          ...given.map(({ label, value }) => [label, value] as const),
          [words.noticesTo, reachOf(shown)],
          [words.files, !mayAddFiles && uploaded.join(' · ')],
        ]}
      />
    </section>
  )
}

function Progress({ shown, uuid }: OfMail) {
  const words = useWords(progressWords)
  const addsMaterial = shown.nextStep === 'add_material'
  return (
    <>
      <div className="case-head">
        <h2>{words.title}</h2>
        <CaseMark state={shown.state} />
      </div>
      <NextStepCard shown={shown} uuid={uuid} />
      {addsMaterial && shown.mayAddFiles && <CaseFiles shown={shown} />}
      {addsMaterial && <MaterialForm shown={shown} />}
      <Timeline history={shown.history} />
      <Given shown={shown} />
    </>
  )
}

function ByMail({ uuid }: { readonly uuid: string }) {
  const read = useRead(caseOfMail, { uuid }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <QueryView read={read} otherWay={<StartAgain />}>
      {({ id }) => <CaseView id={id}>{(shown) => <Progress shown={shown} uuid={uuid} />}</CaseView>}
    </QueryView>
  )
}

/** How far a case is: by the address of a mail, or by its id in the tab where it began. */
export default function ProgressScreen() {
  const { id = begunCase.read()?.id, uuid } = useQueryOf(registrationPaths.progress)
  const fromMail = Id.safeParse(uuid).data
  if (fromMail) return <ByMail uuid={fromMail} />
  return <CaseView id={id}>{(shown) => <Progress shown={shown} uuid={undefined} />}</CaseView>
}
