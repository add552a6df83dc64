import type { Progress } from '@campus/contract/approval/progress.ts'
import type { FileRule } from '@campus/contract/call.ts'
import { FileId, uploadFile } from '@campus/contract/files/own-files.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import { sentBefore, usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { useKept } from '../../../form/use-kept.ts'
import { useHandling } from './use-handling.ts'
import { commentWords } from './words.ts'

const files: FileRule = { ...uploadFile.file, maxCount: 9 }
const longest = 2000

const Draft = z.object({
  text: z.string(),
  mentions: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  attachments: z.array(FileId).readonly(),
})
const empty: z.infer<typeof Draft> = { text: '', mentions: [], attachments: [] }

/** A comment; whom it names is notified and may read the application from then on. What is not sent yet is there again later. */
export function CommentForm({ progress }: { readonly progress: Progress }) {
  const words = useWords(commentWords)
  const { handle, isActing } = useHandling(progress)
  const { send: sendFile, isSending } = usePictureUploads()
  const [draft = empty, keep] = useKept(`approval comment ${progress.instanceId}`, Draft)
  const { text, mentions, attachments } = draft
  const [hasMore, setHasMore] = useState(mentions.length + attachments.length > 0)
  const change = (typed: Partial<typeof draft>) => keep({ ...draft, ...typed })
  const send = async () => {
    await handle('comment', { comment: { text, attachments: [...attachments], mentions: mentions.map(({ id }) => id) } })
    toast(words.sent, 'success')
    keep(undefined)
    setHasMore(false)
  }
  return (
    <div className="office-comment-form">
      <Field label={words.text} error={undefined}>
        {(wiring) => (
          <textarea
            className="field-box field-area"
            rows={2}
            maxLength={longest}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
            {...wiring}
          />
        )}
      </Field>
      {hasMore && (
        <>
          <PeopleField label={words.mentions} optional isMultiple value={mentions} onChange={(people) => change({ mentions: people })} />
          <UploadField
            label={words.files}
            optional
            rule={files}
            send={sendFile}
            sentBefore={sentBefore(attachments)}
            onChange={(stored) => change({ attachments: stored })}
          />
        </>
      )}
      <div className="page-buttons">
        {!hasMore && (
          <Button size="small" onClick={() => setHasMore(true)}>
            {words.more}
          </Button>
        )}
        <Button
          size="small"
          color="primary"
          loading={isActing}
          disabled={text.trim() === '' || isSending}
          onClick={() => send().catch(() => undefined)}
        >
          {words.send}
        </Button>
      </div>
    </div>
  )
}
