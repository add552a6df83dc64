import { recharge } from '@campus/contract/payment/recharge.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import '@campus/ui/figures/figures.css'
import { Field } from '@campus/ui/form/field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { rechargeWords } from './words.ts'

type Given = z.input<typeof recharge.body>

const quickAmounts = ['5', '10', '20', '50', '100', '200'] as const

/** How many beans, typed or by one touch; what is no number is left for the form to complain about. */
export function BeansField({ form }: { readonly form: FormOf<Given> }) {
  const words = useWords(rechargeWords)
  const { field, fieldState } = useController({ control: form.control, name: 'beans' })
  const [typed, setTyped] = useState(String(field.value))
  const become = (text: string) => {
    setTyped(text)
    field.onChange(text.trim() === '' ? Number.NaN : Number(text))
  }
  const quick = quickAmounts.find((amount) => amount === typed.trim())
  return (
    <>
      <Field label={words.beans} hint={words.beansHint} error={fieldState.error?.message}>
        {(wiring) => (
          <input
            className="field-box money recharge-box"
            inputMode="numeric"
            autoComplete="off"
            {...wiring}
            ref={field.ref}
            value={typed}
            onBlur={field.onBlur}
            onChange={(event) => become(event.target.value)}
          />
        )}
      </Field>
      <div className="recharge-quick">
        <Choice
          label={words.quick}
          look="chips"
          options={quickAmounts.map((amount) => [amount, amount] as const)}
          value={quick ?? ('' as (typeof quickAmounts)[number])}
          onChoose={become}
        />
      </div>
    </>
  )
}
