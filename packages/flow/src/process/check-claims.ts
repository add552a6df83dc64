import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import { columnsOf, fieldsOf } from '../form/fields.ts'
import { rightsAt } from '../form/rights.ts'
import type { Problem } from './problems.ts'
import type { Process } from './process.ts'

/** A range says when something is held if it names days. */
const namesDays = ({ name, props: { format = 'YYYY-MM-DD' } }: FormItem) => name === 'DateTimeRange' && format.startsWith('YYYY-MM-DD')

/** What has to hold for each field to be asked for, with the layouts around it. */
const conditionsIn = (form: Form, around: readonly string[] = []): readonly (readonly [FormItem, readonly string[]])[] =>
  form.flatMap((item) => {
    const all = [...around, ...(item.visibleWhen ?? []).map((group) => JSON.stringify(group))]
    return item.name === 'SpanLayout' ? conditionsIn(item.items ?? [], all) : [[item, all]]
  })

/** The ranges that may say for how long a field is held: always filled in where the field is asked for, or it would be held for ever. */
export const claimRanges = (form: Form, claimed: string): readonly FormItem[] => {
  const all = conditionsIn(form)
  const [, asked = []] = all.find(([item]) => [item, ...columnsOf(item)].some(({ id }) => id === claimed)) ?? []
  return all
    .filter(([item, conditions]) => namesDays(item) && item.props.required && conditions.every((each) => asked.includes(each)))
    .map(([item]) => item)
}

export const checkClaims = ({ form, tree }: Process): readonly Problem[] => {
  const asked = rightsAt(form, tree)
  const fields = fieldsOf(form)
  return fields
    .flatMap((item) => [item, ...columnsOf(item)])
    .flatMap(({ id, props: { claim, claimDuring } }): readonly Problem[] => {
      if (claim === undefined || claimDuring === undefined) return []
      if (fields.every((field) => field.id !== claimDuring)) return [{ code: 'unknown_field', field: id, at: claimDuring }]
      const isFilled = asked.get(claimDuring)?.isRequired && claimRanges(form, id).some((range) => range.id === claimDuring)
      return isFilled ? [] : [{ code: 'wrong_claim_range', field: id, at: claimDuring }]
    })
}
