import type { OutputOf } from '@campus/contract/call.ts'
import { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { StarFill } from 'antd-mobile-icons'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import './evaluations.css'
import { MonthChart } from './month-chart.tsx'
import { TypeResults } from './type-results.tsx'
import { evaluationWords } from './words.ts'

type Suggestion = OutputOf<typeof evaluationResults>['suggestions']['rows'][number]

const useColumns = (): Columns<Suggestion> => {
  const words = useWords(evaluationWords)
  return [
    { title: words.suggestion, cell: ({ suggestion }) => <span className="suggestion">{suggestion}</span> },
    {
      title: words.score,
      cell: ({ score }) => (
        <span className="console-figures">
          {score} <StarFill className="stars" aria-hidden />
        </span>
      ),
      sortKey: 'score',
    },
    { title: words.type, cell: ({ typeName }) => typeName },
    { title: words.at, cell: ({ at }) => <Time at={at} />, sortKey: 'at' },
  ]
}

export default function EvaluationsScreen() {
  const words = useWords(evaluationWords)
  const addressed = useAddressed(consolePaths.evaluations)
  const { query, place, move } = addressed
  const type = query.type?.slice(0, 50)
  const filter = { ...(type && { type }), ...daysIn(query) }
  const { sort, sorted } = sortedBy(addressed, evaluationResults.query.shape.sort)
  const read = usePage(evaluationResults, { ...place, ...filter, ...sort })
  const columns = useColumns()
  const { data, error, refetch, isPlaceholderData } = read
  const suggestions = { data: data?.suggestions, error, refetch, isPlaceholderData }
  return (
    <ConsoleFrame screen={consolePaths.evaluations} lead={words.lead} actions={<ExportButton source="evaluations" filter={filter} />}>
      <QueryView
        read={read}
        empty={<Empty t={words.none} />}
        isEmpty={({ byType }) => byType.length === 0 && Object.keys(filter).length === 0}
      >
        {({ byType, byMonth }) => (
          <>
            <div className="evaluation-charts">
              <TypeResults byType={byType} />
              <MonthChart byMonth={byMonth} />
            </div>
            <Filters>
              <SelectFilter
                of={addressed}
                name="type"
                label={words.type}
                all={words.allTypes}
                options={byType.map(({ type, typeName }) => ({ value: type, label: typeName }))}
              />
              <DaysFilter of={addressed} />
            </Filters>
            <PagedTable
              label={words.suggestions}
              columns={columns}
              sorted={sorted}
              read={suggestions}
              place={place}
              onMove={move}
              keyOfRow={({ id }) => id}
              empty={<Empty t={words.noSuggestions} />}
            />
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
