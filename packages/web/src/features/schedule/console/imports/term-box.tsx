import type { Term } from '@campus/contract/schedule/terms.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { termsWords } from '../terms/words.ts'
import { planImportWords } from './words.ts'

interface TermBoxProps {
  readonly terms: readonly Term[]
  readonly value: string
  readonly onChoose: (id: string) => void
}

export function TermBox({ terms, value, onChoose }: TermBoxProps) {
  const { term } = useWords(planImportWords)
  const { termName } = useWords(termsWords)
  return (
    <div className="console-buttons">
      <SelectBox
        label={term}
        value={value}
        options={terms.map(({ id, academicYear, semester }) => ({ value: id, label: termName(academicYear, semester) }))}
        onChoose={onChoose}
      />
    </div>
  )
}
