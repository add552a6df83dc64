import { type Language, languages } from '@campus/contract/language.ts'
import {
  announcement,
  announcements,
  countAudience,
  publishAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { WhenField } from '../../../../console/fields/when-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import type { Announcement } from './announcement-state.tsx'
import { AudienceField } from './audience-field.tsx'
import { useAudienceText } from './use-audience-text.ts'
import { announcementWords } from './words.ts'

const Written = saveAnnouncement.body.omit({ id: true })

const textFields = {
  zh_CN: { title: 'title', body: 'body', max: 5000 },
  en_US: { title: 'titleEn', body: 'bodyEn', max: 10_000 },
  zh_TW: { title: 'titleTw', body: 'bodyTw', max: 5000 },
} as const satisfies Record<Language, { title: string; body: string; max: number }>

const startOf = (shown: Announcement | undefined): z.input<typeof Written> => ({
  title: shown?.title ?? '',
  titleEn: shown?.titleEn ?? '',
  titleTw: shown?.titleTw ?? '',
  body: shown?.body ?? '',
  bodyEn: shown?.bodyEn ?? '',
  bodyTw: shown?.bodyTw ?? '',
  audience: shown?.audience ?? [],
})

interface AnnouncementFormProps {
  /** The draft to go on with, or a text to begin a new one with. */
  readonly start: Announcement | undefined
  readonly id: string | undefined
  readonly onSaved: (id: string) => void
}

export function AnnouncementForm({ start, id, onSaved }: AnnouncementFormProps) {
  const words = useWords(announcementWords)
  const form = useForm(Written, startOf(start), { keep: `console-announcement-${id ?? 'new'}` })
  const { isSubmitting, submitCount, errors } = useFormState({ control: form.control })
  const saving = useAction(saveAnnouncement, { changes: [announcements], quiet: true })
  const publishing = useAction(publishAnnouncement, { changes: [announcements, announcement], quiet: true })
  const counting = useAction(countAudience, { quiet: true })
  const audienceText = useAudienceText()
  const [language, setLanguage] = useState<Language>('zh_CN')
  const [publishAt, setPublishAt] = useState<string>()
  const isPublishing = useRef(false)
  const fields = textFields[language]

  // A complaint in a language that is not shown would be met by nobody.
  const complaints = useRef(errors)
  useEffect(() => {
    complaints.current = errors
  })
  useEffect(() => {
    const bad = languages.find((name) => complaints.current[textFields[name].title] ?? complaints.current[textFields[name].body])
    if (submitCount > 0 && bad) setLanguage(bad)
  }, [submitCount])

  const submit = async (given: z.output<typeof Written>) => {
    const isGoingOut = isPublishing.current
    const confirm = publishAt === undefined ? words.publish : words.schedule
    if (isGoingOut) {
      const { people } = await counting.act({ audience: given.audience })
      const text = words.publishTo(audienceText(given.audience), people.toLocaleString('en-US'))
      if (!(await ask({ title: words.publishTitle(given.title), text, confirm }))) return
    }
    const saved = await saving.act({ ...given, ...(id !== undefined && { id }) })
    if (isGoingOut) await publishing.act({ id: saved.id, ...(publishAt !== undefined && { publishAt }) })
    const done = publishAt === undefined ? words.sent : words.planned
    toast(isGoingOut ? done : words.saved, 'success')
    onSaved(saved.id)
  }

  return (
    <Form form={form} label={words.write} onSubmit={submit}>
      <div className="console-columns">
        <section className="console-card">
          <Choice
            label={words.language}
            look="tabs"
            options={languages.map((name) => [name, words[name]] as const)}
            value={language}
            onChoose={setLanguage}
          />
          <div className="console-column" key={language}>
            <TextField form={form} name={fields.title} label={words.title} />
            <TextAreaField form={form} name={fields.body} label={words.body} max={fields.max} rows={12} />
          </div>
          <p className="console-note">{words.fallback}</p>
        </section>
        <section className="console-card">
          <AudienceField control={form.control} name="audience" />
          <WhenField label={words.when} value={publishAt} onChange={setPublishAt} />
          <div className="console-buttons console-buttons-end">
            <Button
              type="submit"
              inactive={isSubmitting}
              onClick={() => {
                isPublishing.current = false
              }}
            >
              {words.saveDraft}
            </Button>
            <Button
              type="submit"
              color="primary"
              inactive={isSubmitting}
              onClick={() => {
                isPublishing.current = true
              }}
            >
              {publishAt === undefined ? words.publish : words.schedule}
            </Button>
          </div>
        </section>
      </div>
    </Form>
  )
}
