import { contactCard, directoryContacts, editContactRemark, searchContacts } from '@campus/contract/people/directory.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { EditSOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useForm } from '../../../../form/use-form.ts'
import { cardWords } from './words.ts'

interface RemarkEditorProps {
  readonly id: string
  readonly remark: string
}

function RemarkForm({ id, remark, onDone }: RemarkEditorProps & { readonly onDone: () => void }) {
  const words = useWords(cardWords)
  const form = useForm(editContactRemark.body, { id, remark })
  const { act } = useAction(editContactRemark, { quiet: true, changes: [contactCard, directoryContacts, searchContacts] })
  return (
    <Form
      form={form}
      label={words.editRemark}
      onSubmit={async (values) => {
        await act(values)
        onDone()
      }}
    >
      <TextField form={form} name="remark" label={words.remark} max={30} />
      <div className="card-buttons">
        <Button size="large" onClick={onDone}>
          {words.cancel}
        </Button>
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </div>
    </Form>
  )
}

export function RemarkEditor({ id, remark }: RemarkEditorProps) {
  const words = useWords(cardWords)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <RemarkForm id={id} remark={remark} onDone={() => setIsEditing(false)} />
  return (
    <div className="card-note">
      <span className="row-text">
        <small>{words.remark}</small>
        <span>{remark || words.noRemark}</span>
      </span>
      <Button fill="none" color="primary" size="small" aria-label={words.editRemark} onClick={() => setIsEditing(true)}>
        <EditSOutline aria-hidden />
      </Button>
    </div>
  )
}
