import { type Agency, agencies, answerAgency } from '@campus/contract/entrust/agencies.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { RightsField } from './rights-field.tsx'
import { agencyWords } from './words.ts'

/** I agree to all that was asked, to a part of it, or to nothing. */
export function AnswerForm({ agency: { id, may } }: { readonly agency: Agency }) {
  const words = useWords(agencyWords)
  const [chosen, setChosen] = useState(may)
  const { act, isActing } = useAction(answerAgency, { changes: [agencies] })
  const answer = async (accepts: boolean) => {
    await act({ id, accepts, may: chosen })
    toast(words.answered, 'success')
  }
  return (
    <>
      <RightsField label={words.agreeTo} offered={may} chosen={chosen} onChange={setChosen} />
      <div className="page-buttons">
        <Button disabled={isActing} onClick={() => void answer(false).catch(() => undefined)}>
          {words.decline}
        </Button>
        <Button color="primary" disabled={isActing || chosen.length === 0} onClick={() => void answer(true).catch(() => undefined)}>
          {words.agree}
        </Button>
      </div>
    </>
  )
}
