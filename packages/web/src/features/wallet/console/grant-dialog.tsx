import { Refusal } from '@campus/client/failures.ts'
import { grantBeans, grants, ledgerOverview } from '@campus/contract/wallet/console.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type Control, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { LinesField } from '../../../console/fields/lines-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { GranteeList, PersonSearch } from './grantees.tsx'
import { grantsWords } from './words.ts'

/** Numbers pasted from a table or a letter. */
const separator = /[\s,，;；、]+/

const Unknown = z.object({ numbers: z.string() })

/** The numbers that nobody has belong to their field. */
const atNumbers = (error: unknown, say: (numbers: string) => string): unknown => {
  if (!(error instanceof Refusal) || error.code !== 'user_unknown') return error
  const { data } = Unknown.safeParse(error.facts)
  return data ? new Refusal(error.code, error.message, { numbers: say(data.numbers) }) : error
}

type Grant = z.infer<typeof grantBeans.body>

/** The button shows the number of people and the total: a number that is written twice gets it once. */
function GiveAction({ control }: { readonly control: Control<Grant> }) {
  const words = useWords(grantsWords)
  const [numbers, amount] = useWatch({ control, name: ['numbers', 'amount'] })
  const people = new Set(numbers).size
  return people > 0 && amount > 0 ? words.giveSum(people, yuan(amount * people)) : words.give
}

export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(grantsWords)
  const form = useForm(grantBeans.body, { numbers: [], amount: 0, reason: '' }, { keep: 'console-grant' })
  const { act } = useAction(grantBeans, { changes: [grants, ledgerOverview], quiet: true })
  const numbers = useWatch({ control: form.control, name: 'numbers' })
  const setNumbers = (next: readonly string[]) => form.setValue('numbers', [...next], { shouldDirty: true, shouldValidate: true })
  const give = async (given: Grant) => {
    const people = new Set(given.numbers).size
    const title = words.giveTitle(people, yuan(given.amount * people))
    if (!(await ask({ title, text: words.giveText(yuan(given.amount)), confirm: words.give }))) return
    const { given: count } = await act(given).catch((error: unknown) => {
      throw atNumbers(error, words.unknown)
    })
    toast(words.given(count), 'success')
    onClose()
  }
  return (
    <ConsoleDialog title={words.give} onClose={onClose}>
      <Form form={form} label={words.give} onSubmit={give}>
        <PersonSearch chosen={numbers} onChoose={(number) => setNumbers([...numbers, number])} />
        <LinesField form={form} name="numbers" label={words.numbers} hint={words.numbersHint} separator={separator} />
        <GranteeList numbers={numbers} onRemove={(number) => setNumbers(numbers.filter((other) => other !== number))} />
        <PriceField form={form} name="amount" label={words.each} hint={words.eachHint} />
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={100} rows={2} />
        <FormButtons form={form} onCancel={onClose}>
          <GiveAction control={form.control} />
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
