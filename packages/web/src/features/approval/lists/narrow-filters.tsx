import { listedProcesses, type officeLists } from '@campus/contract/approval/task-lists.ts'
import { DayRange } from '@campus/ui/select/day-range.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import type { Narrowed } from './narrowed.ts'
import { listWords } from './words.ts'

interface NarrowFiltersProps extends Narrowed {
  readonly list: (typeof officeLists)[number]
  readonly onChoose: (part: Narrowed) => void
}

/** Narrows a list to one of the processes that stand in it, and to the days on which something was started. */
export function NarrowFilters({ list, code, from, until, onChoose }: NarrowFiltersProps) {
  const words = useWords(listWords)
  const { data: processes = [] } = useRead(listedProcesses, { list })
  return (
    <>
      {(processes.length > 1 || code) && (
        <SelectBox
          label={words.process}
          all={words.allProcesses}
          value={code ?? ''}
          options={processes.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(chosen) => onChoose({ code: chosen || undefined })}
        />
      )}
      <DayRange from={from} until={until} onChoose={onChoose} />
    </>
  )
}
