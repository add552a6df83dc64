import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { FieldPath, FieldValues } from 'react-hook-form'
import '../look/console-look.css'
import { fieldWords } from './words.ts'

interface TripleFieldProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  readonly label: string
  readonly optional?: boolean
  /** Too long to stand side by side. */
  readonly isLong?: boolean
  /** The field of each language: Simplified Chinese, English, Traditional Chinese. */
  readonly names: readonly [FieldPath<Input>, FieldPath<Input>, FieldPath<Input>]
}

/** A text in the three languages, side by side where there is room. */
export function TripleField<Input extends FieldValues, Output>({
  form,
  label,
  optional = false,
  isLong = false,
  names: [zh, en, tw],
}: TripleFieldProps<Input, Output>) {
  const words = useWords(fieldWords)
  return (
    <div className={isLong ? 'console-triple-rows' : 'console-side-by-side console-triple'}>
      <TextField form={form} name={zh} label={words.inChinese(label)} optional={optional} />
      <TextField form={form} name={en} label={words.inEnglish(label)} optional={optional} />
      <TextField form={form} name={tw} label={words.inTaiwanese(label)} optional={optional} />
    </div>
  )
}
