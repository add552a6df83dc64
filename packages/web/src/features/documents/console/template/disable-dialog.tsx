import { consoleTemplates, disableTemplate } from '@campus/contract/documents/console/templates.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { editorWords } from './words.ts'
import type { Template } from './written-template.ts'

interface DisableDialogProps {
  readonly template: Template
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

// People read the reason when they look for the certificate; the contract leaves it open because offering again needs none.
const Disabling = z.object({ reason: z.string().trim().min(2).max(200) })
const Enabling = z.object({ reason: z.string() })

/** Takes a template away from people with a reason, or offers it again. */
export function DisableDialog({ template: { id, state }, onDone, onClose }: DisableDialogProps) {
  const words = useWords(editorWords)
  const isDisabling = state !== 'disabled'
  const form = useForm(isDisabling ? Disabling : Enabling, { reason: '' })
  const { act } = useAction(disableTemplate, { changes: [consoleTemplates], quiet: true })
  return (
    <ConsoleDialog title={isDisabling ? words.disableTitle : words.enableTitle} onClose={onClose}>
      <p>{isDisabling ? words.disableText : words.enableText}</p>
      <Form
        form={form}
        label={isDisabling ? words.disableTitle : words.enableTitle}
        onSubmit={async ({ reason }) => {
          await act({ id, isDisabled: isDisabling, reason })
          await onDone()
          toast(isDisabling ? words.disabled : words.enabled, 'success')
          onClose()
        }}
      >
        {isDisabling && <TextAreaField form={form} name="reason" label={words.reason} max={200} rows={3} />}
        <FormButtons form={form} onCancel={onClose} color={isDisabling ? 'danger' : 'primary'}>
          {isDisabling ? words.disable : words.enable}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
