import type { Condition, ConditionGroup } from '@campus/contract/approval/conditions.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { placed } from '../../inputs/placed.ts'
import { emptyGroup } from '../tree/new-parts.ts'
import type { ComparedField } from './compared-fields.ts'
import { ConditionRow } from './condition-row.tsx'
import './conditions.css'
import { conditionWords } from './words.ts'

const maxConditions = 20

interface GroupProps {
  readonly number: number
  readonly fields: readonly ComparedField[]
  readonly group: ConditionGroup
  readonly onChange: (group: ConditionGroup, name?: string) => void
  readonly onRemove: () => void
}

function Group({ number, fields, group, onChange, onRemove }: GroupProps) {
  const words = useWords(conditionWords)
  const { conditions } = group
  const set = (place: number, condition: Condition, name?: string) =>
    onChange({ ...group, conditions: conditions.with(place, condition) }, name && `${name} ${number} ${place}`)
  return (
    <fieldset className="field-set condition-group">
      <legend>{words.group(number)}</legend>
      {conditions.length > 1 && (
        <Choice
          label={words.groupHolds}
          options={[
            ['AND', words.allHold],
            ['OR', words.oneHolds],
          ]}
          value={group.groupType}
          onChoose={(groupType) => onChange({ ...group, groupType })}
        />
      )}
      {placed(conditions).map(({ item: condition, place, key }) => (
        <div key={key} className="condition">
          <ConditionRow fields={fields} condition={condition} onChange={(next, name) => set(place, next, name)} />
          {conditions.length > 1 && (
            <Button size="small" onClick={() => onChange({ ...group, conditions: conditions.toSpliced(place, 1) })}>
              {words.removeCondition(place + 1)}
            </Button>
          )}
        </div>
      ))}
      <div className="console-buttons">
        {conditions.length < maxConditions && (
          <Button size="small" onClick={() => onChange({ ...group, conditions: [...conditions, ...emptyGroup().conditions] })}>
            {words.addCondition}
          </Button>
        )}
        <Button size="small" onClick={onRemove}>
          {words.removeGroup(number)}
        </Button>
      </div>
    </fieldset>
  )
}

interface GroupsEditorProps {
  readonly fields: readonly ComparedField[]
  readonly groups: readonly ConditionGroup[]
  readonly max: number
  readonly onChange: (groups: ConditionGroup[], name?: string) => void
}

/** Groups of conditions over the fields of a form. */
export function GroupsEditor({ fields, groups, max, onChange }: GroupsEditorProps) {
  const words = useWords(conditionWords)
  return (
    <>
      {placed(groups).map(({ item: group, place, key }) => (
        <Group
          key={key}
          number={place + 1}
          fields={fields}
          group={group}
          onChange={(next, name) => onChange(groups.with(place, next), name)}
          onRemove={() => onChange(groups.toSpliced(place, 1))}
        />
      ))}
      {groups.length < max && (
        <Button size="small" onClick={() => onChange([...groups, emptyGroup()])}>
          {words.addGroup}
        </Button>
      )}
    </>
  )
}
