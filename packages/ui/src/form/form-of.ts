import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface FormOf<Input extends FieldValues, Output = unknown> extends UseFormReturn<Input, unknown, Output> {
  /** Called when the form has done its work; until then a draft survives reloads. */
  readonly forgetDraft: () => void
}
