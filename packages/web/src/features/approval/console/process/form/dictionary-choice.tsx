import { dictionaryEntries } from '@campus/contract/school/console/dictionaries.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../../api/use-read.ts'
import { typeName } from '../../../../../domain/dictionary/type-names.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { formWords } from './words.ts'

const shown = 3

interface DictionaryChoiceProps {
  readonly value: string
  readonly onChoose: (dictionary: string) => void
}

/** One of the lists that the school keeps, with its first entries, so that it is recognised. */
export function DictionaryChoice({ value, onChoose }: DictionaryChoiceProps) {
  const words = useWords(formWords)
  const say = useSay()
  const { data = [] } = useRead(dictionaryEntries, {})
  const types = [...new Set([...data.map(({ type }) => type), ...(value === '' ? [] : [value])])]
  const optionOf = (type: string): readonly [string, string] => {
    const entries = data.filter((entry) => entry.type === type && entry.isOpen)
    const examples = entries.slice(0, shown).map(({ label, labelEn, labelTw }) => say([label, labelEn, labelTw]))
    return [type, words.dictionaryOf(say(typeName(type)), examples.join(words.comma), entries.length > shown)]
  }
  return (
    <SelectInput label={words.dictionary} hint={words.dictionaryHint} value={value} options={types.map(optionOf)} onChoose={onChoose} />
  )
}
