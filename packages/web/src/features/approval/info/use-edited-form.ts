import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { useState } from 'react'

export interface EditedForm {
  /** What the form held when the reader began to write, and the version that this was. */
  readonly before: FormValues
  readonly version: number
  readonly typed: FormValues
}

/**
 * The form while the reader writes into it. Until they do, it follows what others write; from then on it stays as it was, and the server
 * says whether somebody changed it meanwhile.
 */
export const useEditedForm = ({ formData, formVersion }: Pick<Progress, 'formData' | 'formVersion'>) => {
  const present: EditedForm = { before: formData, version: formVersion, typed: formData }
  const [edited, setEdited] = useState<EditedForm>()
  const onTyped = (update: (typed: FormValues) => FormValues) => setEdited((held = present) => ({ ...held, typed: update(held.typed) }))
  return { edited: edited ?? present, onTyped }
}
