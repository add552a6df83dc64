import { person, resetPerson } from '@campus/contract/console/people.ts'
import { Button } from 'antd-mobile'
import { useState } from 'react'
import { useAct } from '../../../api/use-act.ts'
import { toast } from '../../../feedback/toast.ts'
import { Form } from '../../../parts/form/form.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { useWords } from '../../../words/words.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { ConsoleDialog } from '../frame/console-dialog.tsx'
import './person-screen.css'
import { personWords } from './words.ts'

function ShownOnce({ name, password, onDone }: { readonly name: string; readonly password: string; readonly onDone: () => void }) {
  const words = useWords(personWords)
  const copy = () => {
    const copying = navigator.clipboard?.writeText(password) ?? Promise.reject(new Error('No clipboard'))
    copying.then(
      () => toast(words.copied, 'success'),
      () => toast(words.notCopied, 'failure'),
    )
  }
  return (
    <>
      <p>{words.oneTimeText(name)}</p>
      <output className="one-time" aria-label={words.oneTime}>
        {password}
      </output>
      <div className="console-buttons console-buttons-end">
        <Button onClick={copy}>{words.copy}</Button>
        <Button color="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

interface ResetPersonDialogProps {
  readonly person: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function ResetPersonDialog({ person: { id, name }, onClose }: ResetPersonDialogProps) {
  const words = useWords(personWords)
  const form = useForm(resetPerson.body, { reason: '' })
  const { act } = useAct(resetPerson, { changes: [person], quiet: true })
  const [password, setPassword] = useState<string>()
  return (
    <ConsoleDialog title={`${password === undefined ? words.reset : words.oneTime} · ${name}`} onClose={onClose}>
      {password === undefined ? (
        <>
          <p>{words.resetText}</p>
          <Form form={form} label={words.reset} onSubmit={async (given) => setPassword((await act({ id, ...given })).oneTimePassword)}>
            <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} most={200} rows={2} />
            <FormButtons form={form} onCancel={onClose} color="danger">
              {words.reset}
            </FormButtons>
          </Form>
        </>
      ) : (
        <ShownOnce name={name} password={password} onDone={onClose} />
      )}
    </ConsoleDialog>
  )
}
