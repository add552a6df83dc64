import { problemList } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { ArticleLine } from '../../../domain/articles/article-line.tsx'
import { useHelpSchool } from '../../../domain/articles/help-school.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { shelfWords } from './words.ts'

export default function GuidesScreen() {
  const words = useWords(shelfWords)
  const filter = { ...useHelpSchool(), isGuide: 'true' as const }
  const pages = usePages(keyOf(problemList, filter), (pageNum, signal) => send(problemList, { ...filter, pageNum }, { signal }))
  const toProblems = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.problems)}>
      {words.toProblems}
    </Button>
  )
  return (
    <div className="page page-list-of-articles list-on-card">
      <EndlessList label={words.guides} pages={pages} empty={<Empty t={words.noGuides} action={toProblems} />} keyOfRow={({ id }) => id}>
        {(guide) => <ArticleLine article={guide} />}
      </EndlessList>
    </div>
  )
}
