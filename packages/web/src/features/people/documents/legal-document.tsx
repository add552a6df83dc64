import type { privacyPolicy, userAgreement } from '@campus/contract/school/legal-documents.ts'
import { Show } from '@campus/ui/states/show.tsx'
import { useRead } from '../../../api/use-read.ts'
import { DocumentText } from '../../../domain/document/document-text.tsx'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useSession } from '../../../session/use-session.ts'

/** A text in force at the chosen school, under its own title. */
export function LegalDocument({ call }: { readonly call: typeof privacyPolicy | typeof userAgreement }) {
  const school = useSession('school')
  const read = useRead(call, school ? { schoolId: school.id } : {})
  useScreenTitle(read.data?.title)
  return <Show read={read}>{(document) => <DocumentText document={document} />}</Show>
}
