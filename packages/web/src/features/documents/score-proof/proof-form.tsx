import { academicYears, coursesToChoose } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { MakingChoices } from '@campus/contract/documents/making.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from 'antd-mobile'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { toast } from '../../../feedback/toast.ts'
import { Choices } from '../../../parts/choice/choices.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import '../../../parts/page/page.css'
import { Empty } from '../../../parts/states/empty.tsx'
import { Show } from '../../../parts/states/show.tsx'
import { useWords } from '../../../words/words.ts'
import { makeWords } from '../make-words.ts'
import { PaperCard } from '../paper/paper-card.tsx'
import { usePreview } from '../paper/use-preview.ts'
import { RecordChoice } from '../records/record-choice.tsx'
import { weigh } from '../scores/weigh.ts'
import { scoreWords } from '../scores/words.ts'
import { choicesFor } from '../template/choices.ts'
import { hasChoices, MakeFields, withRightChoices } from '../template/make-fields.tsx'
import '../template/template-view.css'
import { useMake } from '../use-make.ts'
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
}

/** Years, then courses, then how it looks, then the proof itself; what the choice comes to is always in sight. */
export function ProofForm({ info, recordId }: ProofFormProps) {
  const words = useWords(scoreProofWords)
  const makes = useWords(makeWords)
  const { none } = useWords(scoreWords)
  const schema = useMemo(() => choicesFor(info), [info])
  const start = { templateId: info.id, ...(recordId && { recordId }), heading: '', academicYears: [], scoreIds: [] }
  const form = useForm(schema, start, { keep: `score-proof.${info.id}` })
  const chosen = useWatch({ control: form.control })
  const years = useRead(academicYears, { recordId: chosen.recordId }, { background: true })
  const asked = chosen.academicYears ?? []
  const courses = useRead(coursesToChoose, { recordId: chosen.recordId, academicYears: asked.join() || undefined }, { background: true })
  const { preview, isMaking, make: makePreview, isOldFor } = usePreview()
  const make = useMake()

  const picked = (courses.data?.rows ?? []).filter(({ id }) => chosen.scoreIds?.includes(id))
  /** What was ticked in a year that is no longer listed stays ticked for a change of mind, but is not in the proof. */
  const listed = (given: MakingChoices): MakingChoices => ({ ...given, scoreIds: picked.map(({ id }) => id) })
  const needsCourses = () => {
    if (picked.length === 0) toast(words.nothing, 'failure')
    return picked.length === 0
  }
  const showPreview = withRightChoices(form, async (given) => {
    if (!needsCourses()) await makePreview(listed(given)).catch(() => undefined)
  })
  const current = schema.safeParse(chosen)
  const others = { ...info, choosesYears: false, recordIds: [] }
  const yearOptions = (years.data ?? []).map(({ academicYear }) => [academicYear, academicYear] as const)
  return (
    <div className="template">
      <div className="page-column template-way">
        <Form
          form={form}
          label={words.form}
          onSubmit={async (given) => {
            if (!needsCourses()) await make(listed(given))
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
          <Show read={courses} empty={<Empty says={none} />}>
            {({ rows }) => (
              <CourseList courses={rows} chosen={chosen.scoreIds ?? []} onChange={(next) => form.setValue('scoreIds', [...next])} />
            )}
          </Show>
          {hasChoices(others) && <MakeFields info={others} form={form} />}
          <div className="template-deed proof-deed">
            <Totals courses={picked} />
            <Button size="large" loading={isMaking} onClick={() => void showPreview()}>
              {makes.preview}
            </Button>
            <SubmitButton form={form}>{makes.get}</SubmitButton>
          </div>
        </Form>
      </div>
      <div className="template-paper">
        <PaperCard templateId={info.id} preview={preview?.address} isPreviewOld={current.success && isOldFor(listed(current.data))} />
      </div>
    </div>
  )
}
