import type { FormValues } from '@campus/contract/approval/form.ts'
import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { columnsOf, fieldsOf } from '../../form/fields.ts'
import { readValues } from '../../form/read-values.ts'
import { rightsAt } from '../../form/rights.ts'
import { sameValue } from '../../form/same-value.ts'
import { contextOf } from '../nodes/open-node.ts'
import { Refused, type Work } from '../work.ts'

const faults = {
  unknown_field: 'field_not_open',
  field_not_open: 'field_not_open',
  field_wrong: 'field_wrong',
  field_required: 'field_required',
  too_large: 'too_large',
} as const

/** The form after somebody filled it in at a node. */
export const filledIn = (work: Work, node: ProcessNode, input: FormValues): FormValues => {
  const { form } = work.process
  const read = readValues(form, rightsAt(form, node), work.state().values, input, contextOf(work))
  if ('fault' in read) throw new Refused(faults[read.fault], read.field)
  return read.values
}

/** Claims are booked again whenever the form changes: what is claimed may stand in a row, and for how long in another field. */
const holdClaims = (work: Work): void => {
  const fields = fieldsOf(work.process.form)
  const isClaimed = [...fields, ...fields.flatMap(columnsOf)].some(({ props }) => props.claim !== undefined)
  if (isClaimed) work.cause({ kind: 'hold_claims' })
}

/** Notes which fields became different; nothing where none did. */
export const noteValues = (work: Work, values: FormValues): void => {
  const old = work.state().values
  const isChanged = (id: string) => !sameValue(old[id], values[id])
  const changed = [...new Set([...Object.keys(old), ...Object.keys(values)])].filter(isChanged)
  if (changed.length === 0) return
  const pick = (from: FormValues) => Object.fromEntries(changed.filter((id) => id in from).map((id) => [id, from[id]]))
  work.add({ kind: 'values_written', before: pick(old), after: pick(values), removed: changed.filter((id) => !(id in values)) })
  holdClaims(work)
}
