import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { QueryOf } from '../../../navigation/address.ts'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import './lists.css'
import { NarrowFilters } from './narrow-filters.tsx'
import { batchWords, listWords } from './words.ts'

interface TodoFiltersProps {
  /** Given where several can be agreed to at once. */
  readonly onBatch: (() => void) | undefined
}

/** What narrows the list of open tasks, kept in its address. */
export function TodoFilters({ onBatch }: TodoFiltersProps) {
  const words = useWords(listWords)
  const { begin } = useWords(batchWords)
  const query = useQueryOf(approvalPaths.todo)
  const filter = (part: Partial<QueryOf<typeof approvalPaths.todo>>) =>
    void refine(approvalPaths.todo, { ...query, id: undefined, ...part })
  return (
    <div className="beside-filters">
      <Choice
        look="tabs"
        label={words.held}
        options={[
          ['all', words.all],
          ['mine', words.mine],
          ['for_others', words.forOthers],
        ]}
        value={query.held === 'mine' || query.held === 'for_others' ? query.held : 'all'}
        onChoose={(held) => filter({ held: held === 'all' ? undefined : held })}
      />
      <DebouncedSearch label={words.search} value={query.words ?? ''} onSearch={(typed) => filter({ words: typed })} />
      <div className="office-filter-line">
        <NarrowFilters list="todo" code={query.code} from={query.from} until={query.until} onChoose={filter} />
        <Switch
          label={words.overdueOnly}
          isOn={query.overdue === 'true'}
          onTurn={(isOn) => filter({ overdue: isOn ? 'true' : undefined })}
        />
        {onBatch && (
          <Button size="small" onClick={onBatch}>
            {begin}
          </Button>
        )}
      </div>
    </div>
  )
}
