import type { OutputOf } from '@campus/contract/call.ts'
import {
  announcement,
  announcements,
  countAudience,
  publishAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { send } from '../../api/send.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useForm } from '../../form/use-form.ts'
import { redirect } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { isRegistered } from '../../navigation/registry.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AudienceFields } from './audience-fields.tsx'
import './write-screen.css'
import { writeWords } from './write-words.ts'
import { addressedIn, audienceOf, Written } from './written.ts'

type Kept = OutputOf<typeof announcement>

const start = (kept: Kept | undefined) => ({
  title: kept?.title ?? '',
  body: kept?.body ?? '',
  ...addressedIn(kept?.audience ?? []),
  when: 'now' as const,
  publishAt: '',
})

/** What was written in the other languages elsewhere is kept. */
const translationsOf = (kept: Kept | undefined) =>
  kept ? { titleEn: kept.titleEn, titleTw: kept.titleTw, bodyEn: kept.bodyEn, bodyTw: kept.bodyTw } : {}

function WriteForm({ kept }: { readonly kept?: Kept }) {
  const words = useWords(writeWords)
  const form = useForm(Written, start(kept), { keep: `announcement ${kept?.id ?? 'new'}` })
  const { field: when } = useController({ control: form.control, name: 'when' })
  const saving = useAction(saveAnnouncement, { changes: [announcements, announcement], quiet: true })
  const publishing = useAction(publishAnnouncement, { changes: [announcements, announcement], quiet: true })
  // A second attempt after a failure changes the draft of the first instead of leaving two.
  const draftId = useRef(kept?.id)

  const publish = async (written: typeof Written._zod.output) => {
    const { title, body } = written
    const audience = audienceOf(written)
    const { people } = await send(countAudience, { audience })
    const isSure = await ask({ title: words.sureTitle, text: words.sureText(people), confirm: words.publish })
    if (!isSure) return
    const { id } = await saving.act({ ...translationsOf(kept), title, body, audience, ...(draftId.current && { id: draftId.current }) })
    draftId.current = id
    const isLater = written.when === 'later'
    await publishing.act({ id, ...(isLater && { publishAt: new Date(written.publishAt).toISOString() }) })
    toast(isLater ? words.scheduled : words.published, 'success')
    await redirect(isRegistered(consolePaths.announcements) ? consolePaths.announcements : messagesPaths.messages)
  }

  const times = [
    ['now', words.now],
    ['later', words.later],
  ] as const
  return (
    <div className="page">
      <Form form={form} label={words.form} onSubmit={publish}>
        <section className="page-card">
          <TextField form={form} name="title" label={words.title} />
          <TextAreaField form={form} name="body" label={words.body} max={5000} rows={8} />
        </section>
        <AudienceFields form={form} />
        <section className="page-card">
          <Choice label={words.when} options={times} value={when.value} onChoose={when.onChange} />
          {when.value === 'later' && <TextField form={form} name="publishAt" label={words.publishAt} type="datetime-local" />}
        </section>
        <SubmitButton form={form}>{words.publish}</SubmitButton>
      </Form>
    </div>
  )
}

function KeptDraft({ id }: { readonly id: string }) {
  const words = useWords(writeWords)
  const read = useRead(announcement, { id })
  return (
    <QueryView read={read}>
      {(kept) =>
        kept.state === 'draft' || kept.state === 'scheduled' ? (
          <WriteForm kept={kept} />
        ) : (
          <Empty t={words.isOut} action={<PathLink to={messagesPaths.write}>{words.writeAnother}</PathLink>} />
        )
      }
    </QueryView>
  )
}

export default function WriteScreen() {
  const { id } = useQueryOf(messagesPaths.write)
  return id ? <KeptDraft id={id} key={id} /> : <WriteForm />
}
