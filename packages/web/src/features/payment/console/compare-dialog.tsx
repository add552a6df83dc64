import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { reconcile, reconciliation, reconciliations } from '@campus/contract/payment/console.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { reconciliationWords } from './reconciliation-words.ts'

const oneDay = 86_400_000

interface CompareDialogProps {
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

function CompareForm({ offered, onDone, onClose }: CompareDialogProps & { readonly offered: readonly string[] }) {
  const words = useWords(reconciliationWords)
  const say = useSay()
  const [yesterday] = useState(() => dateOf(Date.now() - oneDay))
  const own = providers.filter((provider) => offered.includes(provider))
  const form = useForm(reconcile.body, { day: yesterday, ...(own[0] && { provider: own[0] }) })
  const { act } = useAction(reconcile, { changes: [reconciliations, reconciliation], quiet: true })
  return (
    <Form
      form={form}
      label={words.compare}
      onSubmit={async (given) => {
        const { id } = await act(given)
        toast(words.compared, 'success')
        onClose()
        onDone(id)
      }}
    >
      <SelectField
        form={form}
        name="provider"
        label={words.provider}
        options={own.map((value) => ({ value, label: say(providerNames[value]) }))}
      />
      <TextField form={form} name="day" label={words.day} type="date" />
      <FormButtons form={form} onCancel={onClose}>
        {words.compareNow}
      </FormButtons>
    </Form>
  )
}

/** Holds one past day against the bill of a provider that the school uses. */
export function CompareDialog({ onDone, onClose }: CompareDialogProps) {
  const words = useWords(reconciliationWords)
  const read = useRead(payTypes, {})
  return (
    <ConsoleDialog title={words.compare} onClose={onClose}>
      <p>{words.compareText}</p>
      <QueryView read={read}>
        {(offered) => <CompareForm offered={offered.map(({ way }) => way)} onDone={onDone} onClose={onClose} />}
      </QueryView>
    </ConsoleDialog>
  )
}
