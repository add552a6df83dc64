import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { ApplicationView } from './application-view.tsx'
import { ToApplications } from './to-applications.tsx'
import { applicationWords } from './words.ts'

export default function ApplicationScreen() {
  const words = useWords(applicationWords)
  const id = Id.safeParse(useQueryOf(certificatesPaths.application).id).data
  return id ? <ApplicationView key={id} id={id} namesScreen /> : <Empty says={words.choose} action={<ToApplications />} />
}
