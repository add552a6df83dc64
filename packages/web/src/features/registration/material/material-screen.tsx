import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { CaseView } from '../case/case-view.tsx'
import type { RegistrationCase } from '../case/use-case.ts'
import { CaseFiles, useMissing } from '../files/case-files.tsx'
import { UnmatchedForm } from './unmatched-form.tsx'
import { materialWords } from './words.ts'

interface Shown {
  readonly shown: RegistrationCase
}

/** No record fits: scans, an address for mail and an explanation go to somebody of the school. */
function NoRecord({ shown }: Shown) {
  const words = useWords(materialWords)
  const { schoolId, userType } = shown
  return (
    <>
      <h2>{words.noRecord}</h2>
      <p className="page-lead">{words.noRecordLead}</p>
      <div className="page-buttons">
        <Button onClick={() => void redirect(registrationPaths.fields, { schoolId, userType })}>{words.change}</Button>
      </div>
      <CaseFiles shown={shown} />
      <UnmatchedForm shown={shown} />
    </>
  )
}

/** A record fits, and a person shall decide: the scans first, then the password. */
function ForReview({ shown }: Shown) {
  const words = useWords(materialWords)
  const missing = useMissing(shown)
  const goOn = () => {
    if (missing) toast(missing)
    else void open(registrationPaths.account, { id: shown.id })
  }
  return (
    <>
      <h2>{words.review}</h2>
      <p className="page-lead">{words.reviewLead}</p>
      <CaseFiles shown={shown} />
      {missing && <p className="page-note">{missing}</p>}
      <Button block color="primary" size="large" onClick={goOn}>
        {words.next}
      </Button>
    </>
  )
}

function Elsewhere({ id }: { readonly id: string }) {
  useEffect(() => {
    void redirect(registrationPaths.progress, { id })
  }, [id])
  return null
}

export default function MaterialScreen() {
  const { id } = useQueryOf(registrationPaths.material)
  return (
    <CaseView id={id}>
      {(shown) => {
        if (shown.nextStep !== 'prove' && shown.nextStep !== 'hand_in') return <Elsewhere id={shown.id} />
        return shown.kind === 'unmatched' ? <NoRecord shown={shown} /> : <ForReview shown={shown} />
      }}
    </CaseView>
  )
}
