import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { useState } from 'react'
import { changedFields, mergedForm, type Unkept } from './merged-form.ts'

type Present = Pick<Progress, 'formItems' | 'formData' | 'formVersion' | 'changes'>

export interface EditedForm {
  /** What the form held when the reader began to write, and the version that this was. */
  readonly before: FormValues
  readonly version: number
  readonly typed: FormValues
  /** How many changes the form had by then. */
  readonly changeCount: number
}

/** What others wrote since the reader began, once it is loaded. */
export interface LoadedChanges {
  /** Which time: the fields are drawn anew each time. */
  readonly time: number
  readonly changes: Progress['changes']
  readonly fields: ReadonlySet<string>
  readonly unkept: readonly Unkept[]
}

const begun = ({ formData, formVersion, changes }: Present): EditedForm => ({
  before: formData,
  version: formVersion,
  typed: formData,
  changeCount: changes.length,
})

interface Writing {
  readonly edited?: EditedForm
  readonly loaded?: LoadedChanges
}

const withLatest = ({ before, typed, changeCount }: EditedForm, latest: Present, time: number): Writing => {
  const versions = { before, now: latest.formData, typed }
  const merged = mergedForm(latest.formItems, versions)
  return {
    edited: { ...begun(latest), typed: merged.typed },
    loaded: {
      time,
      changes: latest.changes.slice(changeCount),
      fields: changedFields(latest.formItems, versions),
      unkept: merged.unkept,
    },
  }
}

/**
 * The form while the reader writes into it. Until they do, it follows what others write; from then on it stays as it was, and the server
 * says whether somebody changed it meanwhile. Then `load` takes over what others wrote and keeps what the reader typed.
 */
export const useEditedForm = (progress: Present) => {
  const present = begun(progress)
  const [{ edited = present, loaded }, setWriting] = useState<Writing>({})
  return {
    edited,
    loaded,
    onTyped: (update: (typed: FormValues) => FormValues) =>
      setWriting(({ edited: held = present, ...rest }) => ({ ...rest, edited: { ...held, typed: update(held.typed) } })),
    load: (latest: Present) =>
      setWriting(({ edited: held = present, loaded: earlier }) => withLatest(held, latest, (earlier?.time ?? 0) + 1)),
  }
}
