import { type KnownMailbox, MailboxGiven, type MailboxType } from '@campus/contract/certificates/delivery.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { CheckboxField } from '../../parts/form/checkbox-field.tsx'
import { Field } from '../../parts/form/field.tsx'
import { Form } from '../../parts/form/form.tsx'
import { PasswordField } from '../../parts/form/password-field.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { type FormOf, useForm } from '../../parts/form/use-form.ts'
import '../../parts/page/page.css'
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
  readonly renderBeside?: (type: MailboxType) => ReactNode
}

/** Which mailbox, its address and its code. */
export function MailboxForm({ known, keep, onSave, renderHelp, renderBeside }: MailboxFormProps) {
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
      {renderBeside?.(type)}
    </>
  )
}
