import { problemDetail } from '@campus/contract/help/problems.ts'
import { ArticleView } from '../../../domain/articles/article-view.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { helpPaths } from '../../../paths/help.ts'

export default function ProblemScreen() {
  return <ArticleView id={useQueryOf(helpPaths.problem).id} call={problemDetail} />
}
