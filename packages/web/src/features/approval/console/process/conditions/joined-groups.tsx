import type { BranchCondition } from '@campus/contract/approval/conditions.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ComparedField } from './compared-fields.ts'
import { GroupsEditor } from './groups-editor.tsx'
import { conditionWords } from './words.ts'

const maxGroups = 20

type Joined = Pick<BranchCondition, 'groupsType' | 'groups'>

interface JoinedGroupsProps {
  readonly fields: readonly ComparedField[]
  readonly value: Joined
  readonly onChange: (part: Partial<Joined>, name?: string) => void
}

/** Groups of conditions, and whether all of them must hold: of a branch, or of a named rule. */
export function JoinedGroups({ fields, value: { groupsType, groups }, onChange }: JoinedGroupsProps) {
  const words = useWords(conditionWords)
  return (
    <>
      {groups.length > 1 && (
        <Choice
          label={words.groupsHold}
          options={[
            ['AND', words.allHold],
            ['OR', words.oneHolds],
          ]}
          value={groupsType}
          onChoose={(next) => onChange({ groupsType: next })}
        />
      )}
      <GroupsEditor fields={fields} groups={groups} max={maxGroups} onChange={(next, name) => onChange({ groups: next }, name)} />
    </>
  )
}
