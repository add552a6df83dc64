import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { RecordedType } from '@campus/contract/registration/states.ts'
import { privacyNotice } from '@campus/contract/school/legal-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { PullToRefresh } from '@campus/ui/pull-to-refresh/pull-to-refresh.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { RedoOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { z } from 'zod'
import { useRead } from '../../../api/use-read.ts'
import { DocumentText } from '../../../domain/document/document-text.tsx'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '../account-page.css'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import './registration.css'
import { type RegistrationProgress, registrationProgress } from './registration-progress.ts'
import { registrationWords } from './words.ts'

const Ticked = z.object({ hasReadNotice: z.boolean().refine((ticked) => ticked, 'consent') })

function Notice({ progress }: { readonly progress: RegistrationProgress }) {
  const words = useWords(registrationWords)
  const notice = useRead(privacyNotice, { schoolId: progress.schoolId })
  const form = useForm(Ticked, { hasReadNotice: progress.hasReadNotice })
  useScreenTitle(notice.data?.title)
  const goOn = async () => {
    registrationProgress.keep({ ...progress, hasReadNotice: true })
    const { schoolId, userType } = progress
    // Whom the school's records know is asked for other things than a visitor.
    const isRecorded = RecordedType.safeParse(userType).success
    await (isRecorded ? redirect(registrationPaths.fields, { schoolId, userType }) : redirect(accountPaths.registration))
  }
  return (
    <PullToRefresh onRefresh={notice.refetch}>
      <section className="account-page">
        <QueryView read={notice}>
          {(document) => (
            <div className="account-card">
              <DocumentText document={document} />
            </div>
          )}
        </QueryView>
        <Button className="registration-refresh" size="small" fill="none" onClick={() => void notice.refetch()}>
          <RedoOutline aria-hidden /> {words.noticeRefresh}
        </Button>
        {notice.data && (
          <Form form={form} onSubmit={goOn}>
            <CheckboxField form={form} name="hasReadNotice" label={words.noticeTick} />
            <SubmitButton form={form}>{words.goOn}</SubmitButton>
          </Form>
        )}
      </section>
    </PullToRefresh>
  )
}

/** What a registration does with one's data, ticked before anything is asked. */
export default function PrivacyNoticeScreen() {
  const [progress] = useState(registrationProgress.read)
  return progress ? <Notice progress={progress} /> : <StepLost first={accountPaths.chooseUserType} />
}
