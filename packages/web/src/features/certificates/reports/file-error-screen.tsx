import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { ReportView } from './report-view.tsx'
import { reportWords } from './words.ts'

export default function FileErrorScreen() {
  const words = useWords(reportWords)
  const documentId = Id.safeParse(useQueryOf(certificatesPaths.fileError).documentId).data
  if (documentId) return <ReportView kind="file_error" about={{ documentId }} />
  return (
    <Empty
      says={words.noDocument}
      action={<Button onClick={() => void redirect(documentsPaths.ownDocuments)}>{words.toDocuments}</Button>}
    />
  )
}
