import { Refusal } from '@campus/client/failures.ts'
import { type Form, FormValues } from '@campus/contract/approval/form.ts'
import { officeStart, processForm } from '@campus/contract/approval/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { faultsOf, storableIn, surroundingsOf } from '../../../domain/approval-form/form-rules.ts'
import { useFormState } from '../../../domain/approval-form/use-form-state.ts'
import { useFormValues } from '../../../domain/approval-form/use-form-values.ts'
import type { Picked } from '../../../domain/office-people/picked.ts'
import { useKept } from '../../../form/use-kept.ts'
import { useSession } from '../../../session/use-session.ts'
import { startWords } from './words.ts'

type Process = OutputOf<typeof processForm>
export type PickedByNode = Readonly<Record<string, readonly Picked[]>>

interface Starting {
  readonly process: Process
  readonly draftId: string | undefined
  readonly from: string | undefined
}

const Picks = z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string() })).readonly())

/** Those picked in the draft or the earlier application. */
const chosenIn = ({ chooseUsers }: Process): PickedByNode => Object.fromEntries(chooseUsers.map(({ nodeId, chosen }) => [nodeId, chosen]))

const idsIn = (picked: PickedByNode) =>
  Object.fromEntries(Object.entries(picked).map(([nodeId, people]) => [nodeId, people.map(({ id }) => id)]))

/** Everything that somebody fills in to apply; what was typed survives a reload and a look at another screen. */
export const useStarting = ({ process, draftId, from }: Starting) => {
  const words = useWords(startWords)
  const user = useSession('user')
  const form: Form = process.formItems
  const [kept, keep] = useKept(`approval ${process.formId} ${from ?? ''}`, FormValues)
  const [wasKept, setWasKept] = useState(kept !== undefined)
  const [typed, setTyped] = useState<FormValues>(() => kept ?? process.formData)
  const [deptId, setDeptId] = useState(process.starterDepts[0]?.id)
  const [keptPicks, keepPicks] = useKept(`approval people ${process.formId} ${from ?? ''}`, Picks)
  const [picked, setPicked] = useState<PickedByNode>(() => keptPicks ?? chosenIn(process))
  const [isPickMissing, setIsPickMissing] = useState(false)
  const [savedAs, setSavedAs] = useState(draftId)
  const { starterUnits, calendar } = process
  const around = useMemo(
    () => surroundingsOf(user?.uid ?? '', { ...starterUnits, unit: deptId ?? null }, calendar),
    [user?.uid, starterUnits, deptId, calendar],
  )
  const change = (update: (typed: FormValues) => FormValues) => {
    setTyped(update)
    keep(update(typed))
  }
  const forget = () => {
    keep(undefined)
    keepPicks(undefined)
  }
  const at = { formId: process.formId, ...(deptId !== undefined && { deptId }) }
  const state = useFormState({ form, before: {}, typed, at })
  const filling = useFormValues({ form, typed, state, around, onTyped: change })
  const { act, isActing } = useAction(startProcess, { changes: [officeStart, processForm, ownInstances, homeInit], quiet: true })

  const given = () => ({
    id: process.formId,
    formData: storableIn(form, filling.values, around),
    processUsers: idsIn(picked),
    ...(deptId !== undefined && { deptId }),
    ...(savedAs !== undefined && { instanceId: savedAs }),
  })

  const fail = (error: unknown) => {
    const faults = error instanceof Refusal ? faultsOf(error.fields) : {}
    filling.mark(faults)
    const isShown = Object.keys(faults).some((id) => filling.visible.has(id))
    if (Object.keys(faults).length > 0 && !isShown) toast(words.hiddenField, 'failure')
    else toastFailure(error)
  }

  const arePicked = process.chooseUsers.every(({ nodeId, isOptional }) => isOptional || (picked[nodeId] ?? []).length > 0)

  return {
    filling,
    deptId,
    setDeptId,
    picked,
    pick: (nodeId: string, people: readonly Picked[]) => {
      const next = { ...picked, [nodeId]: people }
      setPicked(next)
      keepPicks(next)
    },
    isPickMissing,
    isActing,
    wasKept,
    startAgain: () => {
      forget()
      setWasKept(false)
      setTyped({})
      setPicked({})
    },
    /** The id of what was submitted; undefined where something is missing or was refused. */
    submit: async (): Promise<string | undefined> => {
      const isRight = filling.check()
      setIsPickMissing(!arePicked)
      if (!isRight || !arePicked) return undefined
      try {
        const { instanceId } = await act(given())
        forget()
        return instanceId
      } catch (error) {
        fail(error)
        return undefined
      }
    },
    save: async (): Promise<void> => {
      try {
        setSavedAs((await act({ ...given(), draft: true })).instanceId)
        forget()
        toast(words.saved, 'success')
      } catch (error) {
        fail(error)
      }
    },
  }
}
