import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type Insertable, insertable, insertables } from './insertable-fields.ts'
import { templateBlockWords } from './words.ts'

/** The fields by their names, each with what it looks like. */
export const useFieldOptions = () => {
  const words = useWords(templateBlockWords)
  const say = useSay()
  return insertables.map(({ id, name, sample }) => ({ value: id, label: words.withSample(say(name), sample) }))
}

/** Inserts a field where the cursor is. */
export function FieldMenu({ onInsert }: { readonly onInsert: (field: Insertable) => void }) {
  const words = useWords(templateBlockWords)
  return (
    <SelectBox
      label={words.insert}
      all={words.insert}
      value=""
      options={useFieldOptions()}
      onChoose={(id) => {
        const chosen = insertable(id)
        if (chosen) onInsert(chosen)
      }}
    />
  )
}
