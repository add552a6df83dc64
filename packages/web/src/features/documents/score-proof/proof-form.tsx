import { academicYears, coursesToChoose } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { type Application, applicationFor, blankApplication } from '../../../domain/certificate/application-schema.ts'
import { ChoiceFields, hasChoices } from '../../../domain/certificate/choice-fields.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import '../../../domain/certificate/offer.css'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { PaperCard } from '../../../domain/certificate/paper-card.tsx'
import { RecordChoice } from '../../../domain/certificate/record-choice.tsx'
import { useApply } from '../../../domain/certificate/use-apply.ts'
import { usePreview, withRightChoices } from '../../../domain/certificate/use-preview.ts'
import { useForm } from '../../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { MissingScores } from '../../../domain/score/missing-scores.tsx'
import { scoreWords } from '../../../domain/score/words.ts'
import { makeWords } from '../make-words.ts'
import { weigh } from '../scores/weigh.ts'
import { WaysCard } from '../template/ways-card.tsx'
import { templateWords } from '../template/words.ts'
import type { Course } from './course-filter.ts'
import { CourseList } from './course-list.tsx'
import { scoreProofWords } from './words.ts'

function Totals({ courses }: { readonly courses: readonly Course[] }) {
  const words = useWords(scoreProofWords)
  const { courses: count, credits, average, gpa } = weigh(courses)
  if (count === 0)
    return (
      <p className="proof-total" role="status">
        {words.nothing}
      </p>
    )
  return (
    <p className="proof-total" role="status">
      {words.total(count, credits)}
      {average !== null && <small>{words.average(average.toFixed(2), gpa?.toFixed(2) ?? '–')}</small>}
    </p>
  )
}

interface ProofFormProps {
  readonly info: OutputOf<typeof templateInfo>
  readonly recordId: string | undefined
  /** It costs nothing and nobody decides: it is issued here. Otherwise the application comes next. */
  readonly isHadAtOnce: boolean
}

/** Years, then courses, then how it looks, then the proof itself; the totals of the choice are always visible. */
export function ProofForm({ info, recordId, isHadAtOnce }: ProofFormProps) {
  const words = useWords(scoreProofWords)
  const makes = useWords(makeWords)
  const { none } = useWords(scoreWords)
  const { otherWays } = useWords(templateWords)
  /** What else it wants is asked for where it is applied for. */
  const wants = useMemo(() => (isHadAtOnce ? info : { heading: 'none' as const, wantsSignature: false }), [info, isHadAtOnce])
  const schema = useMemo(() => applicationFor(wants), [wants])
  const start = { ...blankApplication(info.id, 'download'), ...(recordId && { recordId }) }
  const form = useForm(schema, start, { keep: `score-proof.${info.id}` })
  const chosen = useWatch({ control: form.control })
  const years = useRead(academicYears, { recordId: chosen.recordId }, { background: true })
  const asked = chosen.academicYears ?? []
  const courses = useRead(coursesToChoose, { recordId: chosen.recordId, academicYears: asked.join() || undefined }, { background: true })
  const isWide = useWide()
  const { preview, isMaking, make: makePreview, isOldFor } = usePreview()
  const apply = useApply()

  const picked = (courses.data?.rows ?? []).filter(({ id }) => chosen.scoreIds?.includes(id))
  /** What was ticked in a year that is no longer listed stays ticked for a change of mind, but is not in the proof. */
  const listed = (given: Application): Application => ({ ...given, scoreIds: picked.map(({ id }) => id) })
  const needsCourses = () => {
    if (picked.length === 0) toast(words.nothing, 'failure')
    return picked.length === 0
  }
  const showPreview = withRightChoices(form, async (given) => {
    if (!needsCourses()) await makePreview(listed(given)).catch(() => undefined)
  })
  const toApplication = {
    ...(chosen.recordId && { recordId: chosen.recordId }),
    ...(picked.length > 0 && { scores: picked.map(({ id }) => id).join() }),
    ...(asked.length > 0 && { years: asked.join() }),
  }
  const isOnPaperOnly = info.ways.every((way) => way === 'paper')
  const goOn = withRightChoices(form, async () => {
    if (needsCourses()) return
    await open(isOnPaperOnly ? certificatesPaths.applyPaper : certificatesPaths.applyFile, { templateId: info.id, ...toApplication })
  })
  const current = schema.safeParse(chosen)
  const others = { ...info, choosesYears: false, recordIds: [] }
  const yearOptions = (years.data ?? []).map(({ academicYear }) => [academicYear, academicYear] as const)
  return (
    <div className="offer">
      <div className="page-column offer-way">
        <MissingScores />
        <Form
          form={form}
          label={words.form}
          onSubmit={async (given) => {
            if (!needsCourses()) await apply(listed(given), { isFree: true })
          }}
        >
          <section className="page-card">
            <RecordChoice
              among={info.recordIds}
              value={chosen.recordId}
              onChoose={(id) => {
                form.setValue('recordId', id)
                form.setValue('academicYears', [])
              }}
            />
            <Choices
              label={words.years}
              hint={words.yearsHint}
              options={yearOptions}
              chosen={asked}
              onChange={(next) => form.setValue('academicYears', [...next])}
            />
          </section>
          <QueryView read={courses} empty={<Empty t={none} />}>
            {({ rows }) => (
              <CourseList courses={rows} chosen={chosen.scoreIds ?? []} onChange={(next) => form.setValue('scoreIds', [...next])} />
            )}
          </QueryView>
          {isHadAtOnce && hasChoices(others) && <ChoiceFields info={others} form={form} />}
          <div className="offer-action proof-action">
            <Totals courses={picked} />
            <Button size="large" loading={isMaking} onClick={() => void showPreview()}>
              {makes.preview}
            </Button>
            {isHadAtOnce ? (
              <SubmitButton form={form}>{makes.get}</SubmitButton>
            ) : (
              <Button block size="large" color="primary" onClick={() => void goOn()}>
                {makes.goOn}
              </Button>
            )}
          </div>
        </Form>
        {isHadAtOnce && <WaysCard info={info} title={otherWays} without={['download']} chosen={toApplication} />}
      </div>
      <div className="offer-paper">
        <PaperCard
          templateId={info.id}
          preview={preview?.address}
          isPreviewOld={current.success && isOldFor(listed(current.data))}
          isWide={isWide}
        />
      </div>
    </div>
  )
}
