import { problemDetail } from '@campus/contract/help/problems.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { ArticleView } from '../../../domain/articles/article-view.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'

export default function ProblemScreen() {
  return <ArticleView id={useQueryOf(helpPaths.problem).id} call={problemDetail} />
}
