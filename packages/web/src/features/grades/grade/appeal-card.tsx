import { ownScores } from '@campus/contract/academics/scores.ts'
import { appealGrade, appealStateNames, type Grade, gradeDetail } from '@campus/contract/grades/grades.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { gradeViewWords } from './words.ts'

const Reason = z.object({ reason: appealGrade.body.shape.reason })

function AppealForm({ scoreId, until }: { readonly scoreId: string; readonly until: string }) {
  const words = useWords(gradeViewWords)
  const form = useForm(Reason, { reason: '' }, { keep: `grade-appeal-${scoreId}` })
  const { act } = useAction(appealGrade, { changes: [gradeDetail, ownScores], quiet: true })
  const submit = async ({ reason }: z.output<typeof Reason>) => {
    await act({ scoreId, reason })
    form.forgetDraft()
    toast(words.asked, 'success')
  }
  return (
    <Form form={form} label={words.review} onSubmit={submit}>
      <p className="page-note">{words.until(lastDayOf(Date.parse(until)))}</p>
      <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={1000} rows={3} />
      <SubmitButton form={form}>{words.ask}</SubmitButton>
    </Form>
  )
}

const tones = { open: 'waiting', upheld: 'over', changed: 'good' } as const

function Standing({ appeal, documents }: { readonly appeal: NonNullable<Grade['appeal']>; readonly documents: Grade['documents'] }) {
  const words = useWords(gradeViewWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <StateMark tone={tones[appeal.state]} t={say(appealStateNames[appeal.state])} />
      <FactList
        facts={[
          [words.reason, appeal.reason],
          [words.askedAt, <Time key="asked" at={appeal.createdAt} />],
          [words.before, appeal.markBefore],
          [words.result, appeal.notes],
          [words.decidedAt, appeal.decidedAt && <Time key="decided" at={appeal.decidedAt} />],
        ]}
      />
      {documents.length > 0 && (
        <>
          <p className="page-note">{words.documents}</p>
          <ul className="page-list">
            {documents.map((document) => (
              <li key={document.id}>
                <PathLink to={documentsPaths.ownDocument} query={{ id: document.id }}>
                  {nameIn(document, language)} · {document.serial}
                </PathLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Asks for a review while there is time, and says what came of it. Scores that came from elsewhere are not reviewed here. */
export function AppealCard({ grade: { score, appeal, appealUntil, mayAppeal, documents } }: { readonly grade: Grade }) {
  const words = useWords(gradeViewWords)
  if (!appeal && appealUntil === null) return null
  return (
    <section className="page-card" aria-labelledby="grade-review">
      <h2 id="grade-review">{words.review}</h2>
      {appeal && <Standing appeal={appeal} documents={documents} />}
      {!appeal && mayAppeal && appealUntil !== null && <AppealForm scoreId={score.id} until={appealUntil} />}
      {!appeal && !mayAppeal && <p className="page-note">{words.over}</p>}
    </section>
  )
}
