import type { FormValues } from '@campus/contract/approval/form.ts'
import { nextPeople } from '@campus/contract/approval/processes.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { PathAhead } from '../path-ahead.tsx'
import { pathWords } from '../path-words.ts'
import type { PickedByNode } from './use-starting.ts'

interface ComingPathProps {
  readonly formId: string
  readonly deptId: string | undefined
  readonly values: FormValues
  readonly picked: PickedByNode
}

/** Who would decide, asked again when the typing pauses; without an answer nothing is promised. */
export function ComingPath({ formId, deptId, values, picked }: ComingPathProps) {
  const words = useWords(pathWords)
  const processUsers = Object.fromEntries(Object.entries(picked).map(([nodeId, people]) => [nodeId, people.map(({ id }) => id)]))
  const wanted: GivenTo<typeof nextPeople> = {
    processDfId: formId,
    formData: values,
    processUsers,
    ...(deptId !== undefined && { deptId }),
  }
  const settled = JSON.parse(useDebounced(JSON.stringify(wanted))) as typeof wanted
  const { data: steps = [] } = usePage(nextPeople, settled)
  if (steps.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="coming-path">
      <h2 id="coming-path">{words.coming}</h2>
      <PathAhead steps={steps} />
      <p className="page-note">{words.forecast}</p>
    </section>
  )
}
