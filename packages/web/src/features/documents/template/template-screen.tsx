import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { ToAll } from '../to-all.tsx'
import { TemplateView } from './template-view.tsx'
import { templateWords } from './words.ts'

export default function TemplateScreen() {
  const words = useWords(templateWords)
  const id = Id.safeParse(useQueryOf(documentsPaths.template).id).data
  return id ? <TemplateView key={id} id={id} /> : <Empty says={words.noId} action={<ToAll />} />
}
