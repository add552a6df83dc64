import type { Progress } from '@campus/contract/approval/progress.ts'
import type { FileRule } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import type { Picked } from '../../../domain/office-people/picked.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { useHandling } from './use-handling.ts'
import { commentWords } from './words.ts'

const files: FileRule = { ...uploadFile.file, maxCount: 9 }
const longest = 2000

/** A comment; whom it names is notified and may read the application from then on. */
export function CommentForm({ progress }: { readonly progress: Progress }) {
  const words = useWords(commentWords)
  const { handle, isActing } = useHandling(progress)
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<readonly Picked[]>([])
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [hasMore, setHasMore] = useState(false)
  const [uploading, setUploading] = useState(0)
  const send = async () => {
    await handle('comment', { comment: { text, attachments: [...attachments], mentions: mentions.map(({ id }) => id) } })
    toast(words.sent, 'success')
    setText('')
    setMentions([])
    setAttachments([])
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
            onChange={({ target }) => setText(target.value)}
            {...wiring}
          />
        )}
      </Field>
      {hasMore && (
        <>
          <PeopleField label={words.mentions} optional isMultiple value={mentions} onChange={setMentions} />
          <UploadField
            label={words.files}
            optional
            rule={files}
            send={async (file, watch) => {
              setUploading((count) => count + 1)
              return sendFile(uploadFile, {}, { files: [file], ...watch }).finally(() => setUploading((count) => count - 1))
            }}
            onChange={(stored) => setAttachments(stored.map(({ id }) => id))}
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
          disabled={text.trim() === '' || uploading > 0}
          onClick={() => send().catch(() => undefined)}
        >
          {words.send}
        </Button>
      </div>
    </div>
  )
}
