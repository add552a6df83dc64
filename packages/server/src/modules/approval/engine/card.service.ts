import { languages } from '@campus/contract/language.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { hiddenSomewhere } from '@campus/flow/form/rights.ts'
import { type Abstract, abstractsOf } from '@campus/flow/form/shown-form.ts'
import type { Ctx } from '../../../context/context.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { everyNode, type PinnedProcess } from './pinned-process.ts'

/**
 * What lists, searches and notices may show of an instance: no field that any step hides. It is written in the language of the form;
 * entries of dictionaries are found in every language.
 */
export const cardOf = async (
  ctx: Ctx,
  schoolId: string,
  process: PinnedProcess,
  { values }: State,
): Promise<{ card: readonly Abstract[]; searchText: string }> => {
  const hidden = hiddenSomewhere(process.form, everyNode(process))
  const formIn = await labelledForm(ctx, schoolId, process.form)
  const cards = [...new Set(languages.map(formIn))].map((form) => abstractsOf(form, values, hidden))
  const [card = []] = cards
  return { card, searchText: [...new Set(cards.flat().map(({ value }) => value.toLowerCase()))].join(' ') }
}
