import { homeInit } from '@campus/contract/home/workbench.ts'
import { askLeave, leaveKindNames, leaveKinds, leaveRules, ownLeave } from '@campus/contract/leave/leave-requests.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { PeopleField } from '../../domain/office-people/people-field.tsx'
import { useForm } from '../../form/use-form.ts'
import { redirect } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { useSession } from '../../session/use-session.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { pictureRule, sentBefore, usePictureUploads } from '../../files/upload/picture-uploads.ts'
import { UploadField } from '../../files/upload/upload-field.tsx'
import './ask-leave-screen.css'
import { LeaveTyped, startFrom } from './ask-values.ts'
import { LeaveDeciders } from './leave-deciders.tsx'
import { durationOf, toInstant } from './leave-time.ts'
import { ownLeaveWords } from './own-words.ts'
import { leaveWords } from './words.ts'

const pictures = { ...pictureRule, maxCount: 3 }

type LeaveForm = FormOf<typeof LeaveTyped._zod.input, typeof LeaveTyped._zod.output>

function KindField({ form }: { readonly form: LeaveForm }) {
  const words = useWords(ownLeaveWords)
  const say = useSay()
  const { field } = useController({ control: form.control, name: 'kind' })
  const options = leaveKinds.map((kind) => [kind, say(leaveKindNames[kind])] as const)
  return <Choice label={words.kind} options={options} value={field.value} onChoose={field.onChange} />
}

function Times({ form }: { readonly form: LeaveForm }) {
  const words = useWords(ownLeaveWords)
  const say = useSay()
  const [from, until] = useWatch({ control: form.control, name: ['startsAt', 'endsAt'] })
  const duration = durationOf(toInstant(from), toInstant(until))
  return (
    <div className="leave-times">
      <TextField form={form} name="startsAt" label={words.from} type="datetime-local" />
      <TextField form={form} name="endsAt" label={words.until} type="datetime-local" />
      <p role="status">{duration && words.lasts(say(duration))}</p>
    </div>
  )
}

/** Who decides for others names a deputy for the time of the leave. */
function DeputyField({ form }: { readonly form: LeaveForm }) {
  const words = useWords(ownLeaveWords)
  const { field } = useController({ control: form.control, name: 'deputy' })
  return <PeopleField label={words.deputy} hint={words.deputyHint} optional value={field.value ?? []} onChange={field.onChange} />
}

/** Some kinds of leave need a picture at this school. */
const useNeedsPicture = (form: LeaveForm) => {
  const { data: rules } = useRead(leaveRules, {})
  const kind = useWatch({ control: form.control, name: 'kind' })
  return rules?.picturesFor.includes(kind) ?? false
}

function Deciders({ form }: { readonly form: LeaveForm }) {
  const [kind, from, until] = useWatch({ control: form.control, name: ['kind', 'startsAt', 'endsAt'] })
  return <LeaveDeciders kind={kind} startsAt={toInstant(from)} endsAt={toInstant(until)} />
}

export default function AskLeaveScreen() {
  const words = useWords(ownLeaveWords)
  const { toList } = useWords(leaveWords)
  const { from, until } = useQueryOf(messagesPaths.askLeave)
  const [start] = useState(() => startFrom(new Date(), { ...(from && { from }), ...(until && { until }) }))
  // What was chosen elsewhere is not overwritten by an older draft.
  const form = useForm(LeaveTyped, start, from ? {} : { keep: 'leave' })
  const { send, isSending } = usePictureUploads()
  const needsPicture = useNeedsPicture(form)
  const isTeacher = useSession('user')?.roles.includes('teacher') ?? false
  const { act } = useAction(askLeave, { changes: [ownLeave, homeInit], quiet: true })
  return (
    <div className="page">
      <Form
        form={form}
        label={words.form}
        onSubmit={async (given) => {
          const { id } = await act(given)
          toast(words.submitted, 'success')
          await redirect(messagesPaths.leaveRequest, { id })
        }}
      >
        <section className="page-card">
          <KindField form={form} />
          <Times form={form} />
        </section>
        <section className="page-card">
          <TextAreaField form={form} name="reason" label={words.reason} max={500} />
          <TextField form={form} name="contact" label={words.contact} hint={words.contactHint} optional />
          {isTeacher && <DeputyField form={form} />}
          <UploadField
            label={words.images}
            optional={!needsPicture}
            rule={pictures}
            send={send}
            sentBefore={sentBefore(form.getValues('images'))}
            onChange={(ids) => form.setValue('images', [...ids])}
          />
        </section>
        <Deciders form={form} />
        {isSending ? (
          <Button block size="large" disabled>
            {words.uploading}
          </Button>
        ) : (
          <SubmitButton form={form}>{words.submit}</SubmitButton>
        )}
      </Form>
      <PathLink to={messagesPaths.ownLeave} className="leave-to-list">
        {toList}
      </PathLink>
    </div>
  )
}
