import { attendanceDetail, object, ownAttendance } from '@campus/contract/attendance/records.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { dayAtSchool } from '../../../domain/lesson/school-clock.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useForm } from '../../../form/use-form.ts'
import { dayName } from '../lesson-time.ts'
import { type Detail, History } from './history.tsx'
import { statusWords } from './words.ts'

const Objection = object.body.pick({ text: true })

function ObjectForm({ lessonId, until }: { readonly lessonId: string; readonly until: string }) {
  const words = useWords(statusWords)
  const form = useForm(Objection, { text: '' }, { keep: `objection-${lessonId}` })
  const { act } = useAction(object, { changes: [attendanceDetail, ownAttendance], quiet: true })
  return (
    <section className="page-card">
      <h2>{words.object}</h2>
      <p className="page-lead">{words.objectText(dayName(until))}</p>
      <Form
        form={form}
        label={words.object}
        onSubmit={async ({ text }) => {
          await act({ lessonId, text })
          form.forgetDraft()
          toast(words.sent, 'success')
        }}
      >
        <TextAreaField form={form} name="text" label={words.objectLabel} max={500} rows={3} />
        <SubmitButton form={form}>{words.object}</SubmitButton>
      </Form>
    </section>
  )
}

const tones = { open: 'waiting', accepted: 'good', rejected: 'bad' } as const

function ObjectionCard({ objection }: { readonly objection: NonNullable<Detail['objectionDetail']> }) {
  const words = useWords(statusWords)
  return (
    <section className="page-card">
      <span className="list-text-head">
        <h2>{words.objection}</h2>
        <StateMark tone={tones[objection.state]} t={words[objection.state]} />
      </span>
      <p>{objection.text}</p>
      {objection.notes && (
        <blockquote>
          {objection.decidedBy}: {objection.notes}
        </blockquote>
      )}
    </section>
  )
}

/** One's own state in a lesson, and a way to object. */
export function OwnStatus({ id }: { readonly id: string }) {
  const read = useRead(attendanceDetail, { lessonId: id }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <QueryView read={read}>
      {(detail) => (
        <div className="page">
          <History detail={detail} />
          {detail.objectionDetail && <ObjectionCard objection={detail.objectionDetail} />}
          {detail.objectUntil && <ObjectForm lessonId={id} until={dayAtSchool(new Date(detail.objectUntil), detail.lesson.timeZone)} />}
        </div>
      )}
    </QueryView>
  )
}
