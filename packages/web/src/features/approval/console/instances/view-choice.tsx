import type { consolePaths } from '@campus/contract/paths/console.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { instancesWords } from './words.ts'

/** The applications themselves, or how much waits for whom; the chosen process stays. */
export function ViewChoice({ of: { query, filter } }: { readonly of: Addressed<typeof consolePaths.approvalInstances> }) {
  const words = useWords(instancesWords)
  return (
    <Choice
      look="tabs"
      label={words.view}
      options={[
        ['applications', words.applications],
        ['people', words.byPerson],
      ]}
      value={query.view === 'people' ? 'people' : 'applications'}
      onChoose={(view) =>
        filter({
          view: view === 'people' ? view : undefined,
          words: undefined,
          state: undefined,
          concern: undefined,
          assigneeId: undefined,
        })
      }
    />
  )
}
