import type { OutputOf } from '@campus/contract/call.ts'
import { documentVersions, publishDocument } from '@campus/contract/school/console/settings.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { type BlockRow, blocksOf, rowSchema, rowsOf } from '../../../../console/blocks/block-rows.ts'
import { RowsField } from '../../../../console/blocks/rows-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { WhenField } from '../../../../console/fields/when-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { legalWords } from './words.ts'

export type DocumentVersion = OutputOf<typeof documentVersions>[number]

const max = 200
const { version, title, titleEn, titleTw, blocks } = publishDocument.body.shape
const NewVersion = z.object({
  version,
  title,
  titleEn,
  titleTw,
  rows: z.array(rowSchema(blocks.element)).min(1, 'required').max(max),
})

interface DocumentFormProps {
  readonly kind: DocumentVersion['kind']
  /** The text to begin with. */
  readonly last: DocumentVersion | undefined
  readonly onDone: () => void
}

export function DocumentForm({ kind, last, onDone }: DocumentFormProps) {
  const words = useWords(legalWords)
  const [publishAt, setPublishAt] = useState<string>()
  const rows: BlockRow[] = last ? rowsOf(last) : [{ kind: 'paragraph', text: '', textEn: '', textTw: '' }]
  const form = useForm(
    NewVersion,
    { version: '', title: last?.title ?? '', titleEn: last?.titleEn ?? '', titleTw: last?.titleTw ?? '', rows },
    { keep: `console-document-${kind}` },
  )
  const { act } = useAction(publishDocument, { changes: [documentVersions], quiet: true })

  const publish = async ({ rows, ...given }: z.output<typeof NewVersion>) => {
    const question = { title: words.publishTitle(given.title, given.version), text: words.publishText, confirm: words.publish }
    if (!(await ask(question))) return
    await act({ kind, ...given, ...blocksOf(rows), publishedAt: publishAt ?? new Date().toISOString() })
    toast(words.published, 'success')
    onDone()
  }

  return (
    <section className="console-card">
      <h2>
        {words.write} · {words[kind]}
      </h2>
      {last && <p className="console-note">{words.copied(last.version)}</p>}
      <Form form={form} label={words.write} onSubmit={publish}>
        <div className="console-side-by-side">
          <TextField form={form} name="version" label={words.version} autoComplete="off" />
          <div className="console-column">
            <WhenField label={words.when} value={publishAt} onChange={setPublishAt} />
          </div>
        </div>
        <TripleField form={form} label={words.title} names={['title', 'titleEn', 'titleTw']} />
        <RowsField control={form.control} name="rows" max={max} />
        <FormButtons form={form} onCancel={onDone}>
          {words.publish}
        </FormButtons>
      </Form>
    </section>
  )
}
