import { Button } from 'antd-mobile'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { documentsPaths } from '../../../paths/documents.ts'
import { useWords } from '../../../words/words.ts'
import { TemplateView } from './template-view.tsx'
import { templateWords } from './words.ts'

export default function TemplateScreen() {
  const words = useWords(templateWords)
  const { id } = useQueryOf(documentsPaths.template)
  const toList = <Button onClick={() => void redirect(documentsPaths.certificates)}>{words.toList}</Button>
  return id ? <TemplateView key={id} id={id} /> : <Empty says={words.noId} action={toList} />
}
