import type { OutputOf } from '@campus/contract/call.ts'
import { articles } from '@campus/contract/help/articles.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { ArticleState, articleStates } from './article-state.tsx'
import { articleWords } from './words.ts'

type Article = OutputOf<typeof articles>['rows'][number]

const useColumns = (): Columns<Article> => {
  const words = useWords(articleWords)
  const share = ({ helpful, unhelpful }: Article) => {
    const answers = helpful + unhelpful
    return answers === 0 ? '—' : words.helpfulShare(Math.round((helpful / answers) * 100), answers)
  }
  return [
    { title: words.title, cell: ({ title }) => title, sortKey: 'title' },
    { title: words.type, cell: ({ typeName }) => typeName },
    { title: words.form, cell: ({ isGuide }) => (isGuide ? words.guide : words.problem) },
    { title: words.state, cell: ({ state }) => <ArticleState state={state} /> },
    { title: words.reads, cell: ({ reads }) => sayCount(reads), isNumber: true, sortKey: 'reads' },
    { title: words.helpful, cell: share, isNumber: true },
    { title: words.remarks, cell: ({ remarks }) => sayCount(remarks), isNumber: true, sortKey: 'remarks' },
    { title: words.updated, cell: ({ updatedAt }) => <Time at={updatedAt} />, sortKey: 'updatedAt' },
  ]
}

export default function ArticlesScreen() {
  const words = useWords(articleWords)
  const addressed = useAddressed(consolePaths.articles)
  const { query, place, searched, move } = addressed
  const state = articleStates.find((state) => state === query.state)
  const { sort, sorted } = sortedBy(addressed, articles.query.shape.sort)
  const filter = { ...searched, ...(state && { state }) }
  const page = usePage(articles, { ...place, ...filter, ...sort })
  const columns = useColumns()
  const write = (
    <Button color="primary" onClick={() => void open(consolePaths.article)}>
      <AddOutline aria-hidden /> {words.write}
    </Button>
  )
  const actions = (
    <>
      <ExportButton source="articles" table={words.lead} filter={filter} />
      {write}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.articles} lead={words.lead} actions={actions}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={articleStates} t={(state) => words[state]} />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, title) => (
          <PathLink to={consolePaths.article} query={{ id }}>
            {title}
          </PathLink>
        )}
        empty={<Empty t={words.none} action={write} />}
      />
    </ConsoleFrame>
  )
}
