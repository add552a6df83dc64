import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { withdrawalWords } from './words.ts'

/** The contract's own schema, with what is there as its end. */
const schemaFor = (available: number) => z.object({ amount: withdraw.body.shape.amount.max(available, 'above_balance') })

/** How much is paid out; asked once more before it goes. */
export function WithdrawalForm({ available }: { readonly available: number }) {
  const words = useWords(withdrawalWords)
  const form = useForm(schemaFor(available), { amount: 0 })
  const { act } = useAction(withdraw, { changes: [withdrawals, beanBalance, movements, statement], quiet: true })
  return (
    <Form
      form={form}
      label={words.title}
      onSubmit={async ({ amount }) => {
        if (!(await ask({ title: words.sureTitle(yuan(amount)), text: words.sureText, confirm: words.submit }))) return
        await act({ amount })
        form.reset({ amount: 0 })
        toast(words.submitted, 'success')
      }}
    >
      <PriceField form={form} name="amount" label={words.amount} />
      <Button size="small" fill="outline" color="primary" onClick={() => form.setValue('amount', available, { shouldValidate: true })}>
        {words.all}
      </Button>
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}
