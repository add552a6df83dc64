import { problemList } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { ArticleLine } from '../../../domain/articles/article-line.tsx'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useTopics } from '../start/use-topics.ts'
import { shelfWords } from './words.ts'

const everything = ''

function Topics({ type }: { readonly type: string }) {
  const words = useWords(shelfWords)
  const types = useTopics()
  if (types.length === 0) return null
  const options = [[everything, words.everything] as const, ...types.map(({ value, label }) => [value, label] as const)]
  return (
    <Choice
      look="filters"
      label={words.topic}
      options={options}
      value={type}
      onChoose={(chosen) => void redirect(helpPaths.problems, { type: chosen || undefined })}
    />
  )
}

export default function ProblemsScreen() {
  const words = useWords(shelfWords)
  const { type = everything } = useQueryOf(helpPaths.problems)
  const school = useHelpSchool()
  const filter = type === everything ? school : { ...school, type }
  const pages = usePages(keyOf(problemList, filter), (pageNum, signal) => send(problemList, { ...filter, pageNum }, { signal }))
  const toAll = type !== everything && (
    <Button color="primary" fill="outline" onClick={() => void redirect(helpPaths.problems, { type: undefined })}>
      {words.showAll}
    </Button>
  )
  return (
    <div className="page page-list-of-articles list-on-card">
      <Topics type={type} />
      <EndlessList label={words.problems} pages={pages} empty={<Empty t={words.noProblems} action={toAll} />} keyOfRow={({ id }) => id}>
        {(problem) => <ArticleLine article={problem} />}
      </EndlessList>
    </div>
  )
}
