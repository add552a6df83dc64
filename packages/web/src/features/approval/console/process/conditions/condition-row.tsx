import type { Compare, Condition } from '@campus/contract/approval/conditions.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { type ComparedField, comparesOf, isInterval } from './compared-fields.ts'
import { ValueFields } from './value-fields.tsx'
import { compareNames, conditionWords } from './words.ts'

interface ConditionRowProps {
  readonly fields: readonly ComparedField[]
  readonly condition: Condition
  readonly onChange: (condition: Condition, name?: string) => void
}

/** An interval has two ends, and a unit is no person. */
const keepsValue = (next: Compare, before: Compare) => isInterval(next) === isInterval(before) && next !== 'DEPT'

/** One field, how it is compared, and with what. */
export function ConditionRow({ fields, condition, onChange }: ConditionRowProps) {
  const words = useWords(conditionWords)
  const say = useSay()
  const field = fields.find(({ id }) => id === condition.id)
  const takeField = (id: string) => {
    const next = fields.find((each) => each.id === id)
    const [compare] = next ? comparesOf[next.as] : []
    if (next && compare) onChange({ id, compare, valueType: next.valueType, value: [] })
  }
  return (
    <>
      <SelectInput label={words.field} value={condition.id} options={fields.map(({ id, title }) => [id, title])} onChoose={takeField} />
      {field && (
        <>
          {comparesOf[field.as].length > 1 && (
            <SelectInput
              label={words.compare}
              value={condition.compare}
              options={comparesOf[field.as].map((compare) => [compare, say(compareNames[compare])])}
              onChoose={(compare) =>
                onChange({
                  ...condition,
                  compare,
                  value: keepsValue(compare, condition.compare) ? condition.value : [],
                })
              }
            />
          )}
          <ValueFields field={field} condition={condition} onChange={(value, name) => onChange({ ...condition, value }, name)} />
        </>
      )}
    </>
  )
}
