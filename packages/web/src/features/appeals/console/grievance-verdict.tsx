import { payGrievancesToReview, payGrievanceToReview, reviewPayGrievance } from '@campus/contract/appeals/console.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { VerdictForm } from './verdict-form.tsx'
import { grievanceReviewWords } from './words.ts'

/** Passed with a refund or a new delivery, or refused; what cannot be given back is not offered first. */
export function GrievanceVerdict({ grievance }: { readonly grievance: OutputOf<typeof payGrievanceToReview> }) {
  const words = useWords(grievanceReviewWords)
  const { id, personName, refundable } = grievance
  const [remedy, setRemedy] = useState<'refund' | 'deliver'>(refundable > 0 ? 'refund' : 'deliver')
  const { act } = useAction(reviewPayGrievance, { changes: [payGrievanceToReview, payGrievancesToReview, homeInit], quiet: true })
  return (
    <VerdictForm
      id={id}
      name={personName}
      pass={words.pass}
      passTitle={remedy === 'refund' ? words.passRefund(yuan(refundable), personName) : words.passDeliver(personName)}
      onReview={(verdict, notes) => act({ id, verdict, remedy, notes })}
    >
      {refundable > 0 ? (
        <Choice
          label={words.remedy}
          options={[
            ['refund', words.refund(yuan(refundable))],
            ['deliver', words.deliver],
          ]}
          value={remedy}
          onChoose={setRemedy}
        />
      ) : (
        <p className="console-note">{words.nothingToRefund}</p>
      )}
    </VerdictForm>
  )
}
