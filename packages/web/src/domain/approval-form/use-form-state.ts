import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import { type FormPlace, formState } from '@campus/contract/approval/form-state.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { fieldsOf, isCalculated } from '@campus/flow/form/fields.ts'
import { needsServer } from '@campus/flow/form/needs-server.ts'
import { withNewRows } from '@campus/flow/form/row-origins.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useMemo } from 'react'
import { usePage } from '../../api/use-page.ts'

/** Without an answer yet, nothing is known but what the form held when it was opened. */
export interface FormState {
  readonly calculated?: FormValues
  readonly visible?: ReadonlySet<string>
}

interface Filling {
  readonly form: Form
  readonly before: FormValues
  readonly typed: FormValues
  /** Nowhere where the form is only read. */
  readonly at: FormPlace | undefined
}

/** The fields that the reader may write, an emptied one as null; the server has the others. */
const writtenIn = (form: Form, before: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    fieldsOf(form)
      .filter((item) => item.id in typed && item.perm === 'E' && !isCalculated(item))
      .map(({ id }) => [id, withNewRows(before[id], typed[id]) ?? null]),
  )

const nowhere: GivenTo<typeof formState> = { at: { taskId: '' }, formData: {} }

/** What the server says of a form that depends on what the reader does not see; asked again when the typing pauses. Undefined of any other form. */
export const useFormState = ({ form, before, typed, at }: Filling): FormState | undefined => {
  const isDependent = useMemo(() => needsServer(form), [form])
  const isNeeded = isDependent && at !== undefined
  const settled = useDebounced(isNeeded ? JSON.stringify({ at, formData: writtenIn(form, before, typed) }) : '')
  const given = settled === '' ? nowhere : (JSON.parse(settled) as typeof nowhere)
  const { data } = usePage(formState, given, { enabled: isNeeded })
  return useMemo(() => {
    if (!isNeeded) return undefined
    return data ? { calculated: data.calculated, visible: new Set(data.visible) } : {}
  }, [isNeeded, data])
}
