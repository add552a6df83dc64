import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { FaultForm } from './fault-typed.ts'
import { reportFaultWords } from './words.ts'

interface PhoneFieldProps {
  readonly form: FaultForm
  /** My own number, masked; empty where the school knows none. */
  readonly own: string
}

/** Who may be asked leaves the number that the school knows, another one, or none. */
export function PhoneField({ form, own }: PhoneFieldProps) {
  const words = useWords(reportFaultWords)
  const usesOwnPhone = useWatch({ control: form.control, name: 'usesOwnPhone' })
  const { setValue, clearErrors } = form
  // What was typed wrongly and is hidden now must not hold up the report.
  useEffect(() => {
    if (!usesOwnPhone) return
    setValue('phone', '')
    clearErrors('phone')
  }, [usesOwnPhone, setValue, clearErrors])
  return (
    <>
      {own && <CheckboxField form={form} name="usesOwnPhone" label={words.ownPhone(own)} />}
      {!usesOwnPhone && (
        <TextField
          form={form}
          name="phone"
          label={own ? words.otherPhone : words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
      )}
    </>
  )
}
