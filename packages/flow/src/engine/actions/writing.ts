import type { FormValues } from '@campus/contract/approval/form.ts'
import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '../../form/fields.ts'
import { readValues } from '../../form/read-values.ts'
import { rightsAt } from '../../form/rights.ts'
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

const claimsIn = (work: Work) => fieldsOf(work.process.form).filter(({ props }) => props.claim !== undefined)

export const holdClaims = (work: Work, written: readonly string[]): void => {
  if (claimsIn(work).some(({ id }) => written.includes(id))) work.cause({ kind: 'hold_claims' })
}

/** Notes which fields became different; nothing where none did. */
export const noteValues = (work: Work, values: FormValues): void => {
  const old = work.state().values
  const isChanged = (id: string) => JSON.stringify(old[id]) !== JSON.stringify(values[id])
  const changed = [...new Set([...Object.keys(old), ...Object.keys(values)])].filter(isChanged)
  if (changed.length === 0) return
  const pick = (from: FormValues) => Object.fromEntries(changed.filter((id) => id in from).map((id) => [id, from[id]]))
  work.add({ kind: 'values_written', before: pick(old), after: pick(values), removed: changed.filter((id) => !(id in values)) })
  holdClaims(work, changed)
}
