import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { consolePaths } from '@campus/contract/paths/console.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { instancesWords } from './words.ts'

export function ProcessFilter({ of }: { readonly of: Addressed<typeof consolePaths.approvalInstances> }) {
  const words = useWords(instancesWords)
  const language = useLanguage()
  const { data } = useRead(consoleProcesses, {})
  return (
    <SelectFilter
      of={of}
      name="processId"
      label={words.process}
      all={words.allProcesses}
      options={(data?.processes ?? []).map((each) => ({ value: each.id, label: nameIn(each, language) }))}
    />
  )
}
