import { type KnownMailbox, MailboxGiven, type MailboxType } from '@campus/contract/certificates/delivery.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useForm } from '../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { MailboxTypes } from './code-steps.tsx'
import './mailbox.css'
import { mailboxWords } from './words.ts'

type Given = z.output<typeof MailboxGiven>
type MailboxFormOf = FormOf<z.input<typeof MailboxGiven>, Given>

/** Host and port, for a mailbox that is not among the well-known ones. */
function ServerFields({ form }: { readonly form: MailboxFormOf }) {
  const words = useWords(mailboxWords)
  const { field, fieldState } = useController({ control: form.control, name: 'port' })
  return (
    <>
      <div className="mailbox-server">
        <TextField form={form} name="host" label={words.host} autoComplete="off" />
        <Field label={words.port} error={fieldState.error?.message}>
          {(wiring) => (
            <input
              className="field-box"
              type="text"
              inputMode="numeric"
              {...wiring}
              ref={field.ref}
              onBlur={field.onBlur}
              value={field.value ?? ''}
              onChange={({ target }) => field.onChange(Number(target.value.replace(/\D/g, '')))}
            />
          )}
        </Field>
      </div>
      <CheckboxField form={form} name="isSecure" label={words.isSecure} />
    </>
  )
}

interface MailboxFormProps {
  readonly known: z.infer<typeof KnownMailbox>['mailbox']
  /** The name under which a draft is kept. */
  readonly keep: string
  readonly onSave: (given: Given) => Promise<unknown>
  readonly renderHelp?: (type: MailboxType) => ReactNode
  /** Beside the form, where there is room. */
  readonly renderExtra?: (type: MailboxType) => ReactNode
}

/** Which mailbox, its address and its code. */
export function MailboxForm({ known, keep, onSave, renderHelp, renderExtra }: MailboxFormProps) {
  const words = useWords(mailboxWords)
  const start = {
    type: known?.type ?? ('qq' as const),
    host: known?.host ?? '',
    port: known?.port ?? 465,
    isSecure: known?.isSecure ?? true,
    address: known?.address ?? '',
    authCode: '',
  }
  const form = useForm(MailboxGiven, start, { keep })
  const type = useWatch({ control: form.control, name: 'type' })
  return (
    <>
      <section className="page-card">
        <Form
          form={form}
          label={words.form}
          onSubmit={async (given) => {
            await onSave(given)
            toast(words.saved, 'success')
            form.setValue('authCode', '')
          }}
        >
          <MailboxTypes value={type} onChoose={(chosen) => form.setValue('type', chosen, { shouldDirty: true })} />
          <TextField form={form} name="address" type="email" label={words.address} autoComplete="email" />
          {type === 'other' && <ServerFields form={form} />}
          <PasswordField
            form={form}
            name="authCode"
            label={words.code}
            hint={known?.hasAuthCode ? words.codeKept : words.codeHint}
            autoComplete="new-password"
          />
          {renderHelp?.(type)}
          <SubmitButton form={form}>{words.save}</SubmitButton>
        </Form>
      </section>
      {renderExtra?.(type)}
    </>
  )
}
