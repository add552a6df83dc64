import type { State } from '@campus/flow/engine/state.ts'
import { hiddenSomewhere } from '@campus/flow/form/rights.ts'
import { type Abstract, abstractsOf } from '@campus/flow/form/shown-form.ts'
import { everyNode, type PinnedProcess } from './pinned-process.ts'

/** What lists, searches and notices may show of an instance: no field that any step hides. */
export const cardOf = (process: PinnedProcess, { values }: State): { card: readonly Abstract[]; searchText: string } => {
  const { form } = process
  const card = abstractsOf(form, values, hiddenSomewhere(form, everyNode(process)))
  return { card, searchText: card.map(({ value }) => value.toLowerCase()).join(' ') }
}
