import { shellPaths } from '@campus/contract/paths/shell.ts'
import { privacyNotice, privacyPolicy, userAgreement } from '@campus/contract/school/legal-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { DocumentText } from '../../../domain/document/document-text.tsx'
import { back } from '../../../navigation/navigator.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { htmlWords } from './words.ts'

/** Only what the school published can be shown here: the address names a document, it never carries one. */
const documents = { privacyPolicy, userAgreement, privacyNotice }
type Known = keyof typeof documents

const isKnown = (name: string | undefined): name is Known => name !== undefined && Object.hasOwn(documents, name)

function Reader({ name }: { readonly name: Known }) {
  const school = useSession('school')
  const read = useRead(documents[name], school ? { schoolId: school.id } : {})
  useScreenTitle(read.data?.title)
  return <QueryView read={read}>{(document) => <DocumentText document={document} />}</QueryView>
}

export default function HtmlScreen() {
  const words = useWords(htmlWords)
  const { document: name } = useQueryOf(shellPaths.html)
  if (isKnown(name)) return <Reader key={name} name={name} />
  return (
    <Empty
      t={words.unknownDocument}
      action={
        <Button color="primary" fill="outline" onClick={() => back()}>
          {words.goBack}
        </Button>
      }
    />
  )
}
