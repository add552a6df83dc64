import { helpDetail } from '@campus/contract/help/problems.ts'
import { ArticleView } from '../../../domain/articles/article-view.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { placeOfTutorial } from './place-of-tutorial.ts'

export default function TutorialScreen() {
  return <ArticleView id={useQueryOf(cloudPrintPaths.tutorial).id} call={helpDetail} placeOf={placeOfTutorial} />
}
