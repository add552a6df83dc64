import { FormValues } from '@campus/contract/approval/form.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useKept } from '../../../form/use-kept.ts'
import { changedFields, mergedForm, type Unkept } from './merged-form.ts'

type Present = Pick<Progress, 'formItems' | 'formData' | 'formVersion' | 'changes'>

const EditedForm = z.object({
  /** What the form held when the reader began to write, and the version that this was. */
  before: FormValues,
  version: z.number(),
  typed: FormValues,
  /** How many changes the form had by then. */
  changeCount: z.number(),
})
export type EditedForm = Readonly<z.infer<typeof EditedForm>>

/** What others wrote since the reader began, once it is loaded. */
export interface LoadedChanges {
  /** How often it was loaded: the fields are rendered again each time. */
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
 * The form while the reader writes into it. Until they do, it follows what others write; from then on it stays as it was, also over a reload,
 * and the server says whether somebody changed it meanwhile. Then `load` takes over what others wrote and keeps what the reader typed.
 */
export const useEditedForm = (progress: Present, taskId: string | null) => {
  const present = begun(progress)
  const [kept, keep] = useKept(`approval form ${taskId}`, EditedForm)
  const [wasKept, setWasKept] = useState(kept !== undefined)
  const [{ edited = present, loaded }, setWriting] = useState<Writing>(kept ? { edited: kept } : {})
  const write = (change: (writing: Writing) => Writing) => {
    setWriting(change)
    keep(change({ edited, ...(loaded && { loaded }) }).edited)
  }
  return {
    edited,
    loaded,
    /** What was typed before the screen was opened is there again. */
    wasKept,
    onTyped: (update: (typed: FormValues) => FormValues) =>
      write(({ edited: held = present, ...rest }) => ({ ...rest, edited: { ...held, typed: update(held.typed) } })),
    load: (latest: Present) => write(({ edited: held = present, loaded: earlier }) => withLatest(held, latest, (earlier?.time ?? 0) + 1)),
    forget: () => {
      keep(undefined)
      setWasKept(false)
      setWriting({})
    },
  }
}
