import { handOverLostItem } from '@campus/contract/lostfound/claims.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { changedReads } from '../changed-reads.ts'
import { claimWords } from './words.ts'

const Typed = handOverLostItem.body.omit({ id: true })

/** Who has the thing types the code of its owner; scanned, it stands there already. */
export function HandOverForm({ claimId, code = '' }: { readonly claimId: string; readonly code?: string | undefined }) {
  const words = useWords(claimWords)
  const form = useForm(Typed, { code })
  const { act } = useAction(handOverLostItem, { changes: changedReads, quiet: true })
  return (
    <Form
      form={form}
      label={words.handOver}
      onSubmit={async (given) => {
        await act({ id: claimId, ...given })
        toast(words.handedOver, 'success')
      }}
    >
      <CodeField form={form} name="code" label={words.theirCode} hint={words.theirCodeText} />
      <SubmitButton form={form}>{words.handOver}</SubmitButton>
    </Form>
  )
}
