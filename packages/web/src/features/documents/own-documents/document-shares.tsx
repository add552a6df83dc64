import { ownDocument, shareDocument } from '@campus/contract/documents/own-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import './document-shares.css'
import { ShareRow } from './share-row.tsx'
import type { OwnDocument } from './use-own-document.ts'
import { shareWords } from './words.ts'

const spans = ['1', '7', '30', '90'] as const

function NewShare({ documentId, onDone }: { readonly documentId: string; readonly onDone: () => void }) {
  const words = useWords(shareWords)
  const form = useForm(shareDocument.body, { documentId, note: '', showsFile: false, days: 7 })
  const { field } = useController({ control: form.control, name: 'days' })
  const { act } = useAction(shareDocument, { changes: [ownDocument], quiet: true })
  const options = spans.map((days) => [days, words.day(Number(days))] as const)
  return (
    <Form
      form={form}
      label={words.title}
      onSubmit={async (given) => {
        await act(given)
        toast(words.made, 'success')
        onDone()
      }}
    >
      <TextField form={form} name="note" label={words.note} hint={words.noteHint} optional maxLength={60} />
      <Choice
        label={words.days}
        options={options}
        value={String(field.value) as (typeof spans)[number]}
        onChoose={(days) => field.onChange(Number(days))}
      />
      <CheckboxField form={form} name="showsFile" label={words.showsFile} />
      <SubmitButton form={form}>{words.share}</SubmitButton>
    </Form>
  )
}

/** Links under which others see and verify the document, and what became of those made before. */
export function DocumentShares({ document: { id, shares } }: { readonly document: OwnDocument }) {
  const words = useWords(shareWords)
  const [isNew, setIsNew] = useState(false)
  return (
    <section className="page-card" aria-labelledby="shares">
      <h2 id="shares">{words.title}</h2>
      <p className="page-note">{words.lead}</p>
      {isNew ? (
        <NewShare documentId={id} onDone={() => setIsNew(false)} />
      ) : (
        <Button color="primary" fill="outline" onClick={() => setIsNew(true)}>
          {words.newShare}
        </Button>
      )}
      {shares.length > 0 && (
        <ul className="shares" aria-label={words.list}>
          {shares.map((share) => (
            <li key={share.id}>
              <ShareRow share={share} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
