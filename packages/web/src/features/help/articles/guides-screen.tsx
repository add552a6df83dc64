import { problemList } from '@campus/contract/help/problems.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { ArticleLine } from '../../../parts/articles/article-line.tsx'
import { EndlessList } from '../../../parts/list/endless-list.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import '../../../parts/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { helpPaths } from '../../../paths/help.ts'
import { shelfWords } from './words.ts'

const filter = { isGuide: 'true' } as const

export default function GuidesScreen() {
  const words = useWords(shelfWords)
  const pages = usePages(keyOf(problemList, filter), (pageNum, signal) => send(problemList, { ...filter, pageNum }, { signal }))
  const toProblems = (
    <Button color="primary" fill="outline" onClick={() => void open(helpPaths.problems)}>
      {words.toProblems}
    </Button>
  )
  return (
    <div className="page page-list-of-articles list-on-card">
      <EndlessList label={words.guides} pages={pages} empty={<Empty says={words.noGuides} action={toProblems} />} keyOfRow={({ id }) => id}>
        {(guide) => <ArticleLine article={guide} />}
      </EndlessList>
    </div>
  )
}
