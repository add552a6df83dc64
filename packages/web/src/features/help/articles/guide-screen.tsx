import { helpDetail } from '@campus/contract/help/problems.ts'
import { ArticleView } from '../../../domain/articles/article-view.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { helpPaths } from '../../../paths/help.ts'

export default function GuideScreen() {
  return <ArticleView id={useQueryOf(helpPaths.guide).id} call={helpDetail} />
}
