import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import type { MeetingTyped } from './meeting-typed.ts'
import { claimWords } from './words.ts'

export function MeetingFields({ form }: { readonly form: FormOf<z.input<typeof MeetingTyped>, z.output<typeof MeetingTyped>> }) {
  const words = useWords(claimWords)
  return (
    <>
      <TextField form={form} name="place" label={words.where} hint={words.whereHint} max={50} />
      <TextField form={form} name="at" label={words.when} type="datetime-local" optional />
    </>
  )
}
