import { helpDetail } from '@campus/contract/help/problems.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { ArticleView } from '../../../domain/articles/article-view.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { placeOfTutorial } from './place-of-tutorial.ts'

export default function TutorialScreen() {
  return <ArticleView id={useQueryOf(cloudPrintPaths.tutorial).id} call={helpDetail} placeOf={placeOfTutorial} />
}
