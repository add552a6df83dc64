import { approverRules, conditionRules } from '@campus/contract/approval/rules.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { SelectInput } from '../inputs/select-input.tsx'
import { memberWords } from './words.ts'

interface RuleChoiceProps {
  /** Rules that find who decides, or conditions of branches. */
  readonly of: 'approvers' | 'conditions'
  readonly value: string
  readonly onChoose: (id: string) => void
}

/** A named rule of the school. */
export function RuleChoice({ of, value, onChoose }: RuleChoiceProps) {
  const words = useWords(memberWords)
  const { data = [] } = useRead(of === 'approvers' ? approverRules : conditionRules, {})
  const rules = data.flatMap(({ children }) => children)
  return (
    <SelectInput
      label={words.rule}
      value={value}
      options={rules.map(({ id, label }) => [id, label])}
      onChoose={onChoose}
      hint={rules.length === 0 ? words.noRules : undefined}
    />
  )
}
