import { trialStarter, tryProcess } from '@campus/contract/approval/console/trials.ts'
import type { FormItem, FormValues } from '@campus/contract/approval/form.ts'
import type { Trial } from '@campus/contract/approval/settings.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { isPicked, isSinglePick } from '@campus/flow/process/picks.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import { useMemo, useState } from 'react'
import { toastFailure } from '../../../../../api/toast-failure.ts'
import { useAction } from '../../../../../api/use-action.ts'
import { useRead } from '../../../../../api/use-read.ts'
import { storableIn, surroundingsOf, unknownUnits } from '../../../../../domain/approval-form/form-rules.ts'
import { useFormValues } from '../../../../../domain/approval-form/use-form-values.ts'
import type { Picked } from '../../../../../domain/office-people/picked.ts'

export type TrialResult = OutputOf<typeof tryProcess>
type PickedByNode = Readonly<Record<string, readonly Picked[]>>

/** Every field is open: a trial also says what later steps write. */
const opened = (item: FormItem): FormItem => ({ ...item, perm: 'E', ...(item.items && { items: item.items.map(opened) }) })

/** Steps whose people somebody chooses on the way. */
const pickedNodes = ({ tree }: Process) =>
  [...indexOf(tree).values()].flatMap(({ node }) =>
    isPicked(node) ? [{ nodeId: node.id, name: node.name, isMultiple: !isSinglePick(node) }] : [],
  )

interface TrialGiven {
  readonly processId: string
  readonly design: Process
  /** The server tries what is saved. */
  readonly save: () => Promise<number>
}

/** What is tried, and what came of it; a change of either makes the result old. */
export const useTrial = ({ processId, design, save }: TrialGiven) => {
  const [starter, setStarter] = useState<readonly Picked[]>([])
  const [typed, setTyped] = useState<FormValues>({})
  const [picked, setPicked] = useState<PickedByNode>({})
  const [tried, setTried] = useState<{ readonly design: Process; readonly result: TrialResult }>()
  const { act, isActing } = useAction(tryProcess, { quiet: true })
  const form = useMemo(() => design.form.map(opened), [design.form])
  const person = starter[0]
  const { data: units = unknownUnits } = useRead(trialStarter, { starter: person?.id ?? '' }, { enabled: person !== undefined })
  const around = useMemo(() => surroundingsOf(person?.id ?? '', units), [person?.id, units])
  const forget = () => setTried(undefined)
  const filling = useFormValues({
    form,
    typed,
    around,
    onTyped: (update) => {
      setTyped(update)
      forget()
    },
  })
  const values = () => storableIn(form, filling.values, around)
  const idsByNode = Object.fromEntries(Object.entries(picked).map(([nodeId, people]) => [nodeId, people.map(({ id }) => id)]))

  return {
    filling,
    starter,
    picked,
    toPick: pickedNodes(design),
    isActing,
    // Saving the trial itself changes no path.
    result: tried?.design.tree === design.tree && tried.design.form === design.form ? tried.result : undefined,
    setStarter: (people: readonly Picked[]) => {
      setStarter(people)
      forget()
    },
    pick: (nodeId: string, people: readonly Picked[]) => {
      setPicked((before) => ({ ...before, [nodeId]: people }))
      forget()
    },
    load: ({ starter: id, starterName: name, values, picked }: Trial) => {
      setStarter([{ id, name }])
      setTyped(values)
      setPicked(picked)
      forget()
    },
    run: async () => {
      if (!person) return
      try {
        await save()
        setTried({ design, result: await act({ id: processId, starter: person.id, values: values(), picked: idsByNode }) })
      } catch (error) {
        toastFailure(error)
      }
    },
    /** What is saved with the process. */
    asTrial: (name: string, path: readonly string[]): Trial | undefined =>
      person && {
        name,
        starter: person.id,
        starterName: person.name,
        values: values(),
        picked: Object.fromEntries(
          Object.entries(picked).map(([nodeId, people]) => [nodeId, people.map(({ id, name }) => ({ id, name, type: 'user' as const }))]),
        ),
        path: [...path],
      },
  }
}
