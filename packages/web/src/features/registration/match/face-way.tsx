import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { proveByFace, startFaceProof } from '@campus/contract/registration/proof.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { CheckFlow } from '../../../domain/camera/face-check/check-flow.tsx'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { provedCase } from '../case/kept-case.ts'
import { matchWords } from './words.ts'

type Way = 'face' | 'authority'
type Answering = ComponentProps<typeof CheckFlow>['answer']

const Agreed = z.object({ agreed: z.boolean().refine((ticked) => ticked, 'consent') })

interface AgreementProps {
  readonly way: Way
  readonly otherWay: ReactNode
  readonly onAgreed: () => void
}

/** Said before the camera opens: what the picture is for, and who gets it. */
function Agreement({ way, otherWay, onAgreed }: AgreementProps) {
  const words = useWords(matchWords)
  const form = useForm(Agreed, { agreed: false })
  return (
    <div className="page-card">
      <h2>{words[way]}</h2>
      <p className="page-lead">{way === 'face' ? words.faceLead : words.authorityLead}</p>
      <Form form={form} onSubmit={async () => onAgreed()}>
        <CheckboxField form={form} name="agreed" label={words.faceAgree} />
        <SubmitButton form={form}>{words.goOn}</SubmitButton>
      </Form>
      {otherWay}
    </div>
  )
}

interface FaceWayProps {
  readonly id: string
  readonly way: Way
  readonly onOther: () => void
}

/** A face check against the portrait of the record, or at an authority; after three wrong ones only a person decides. */
export function FaceWay({ id, way, onOther }: FaceWayProps) {
  const words = useWords(matchWords)
  const queries = useQueryClient()
  const [isAgreed, setIsAgreed] = useState(false)
  const otherWay = (
    <Button fill="none" onClick={onOther}>
      {words.otherWay}
    </Button>
  )
  const answer = async ({ challengeId, frames }: Parameters<Answering>[0]) => {
    const given = frames.map(({ step, picture }) => ({ step, image: picture }))
    const result = await send(proveByFace, { id, way, challengeId, frames: given })
    // The ways that are left have changed with every attempt.
    if (!result.isPassed) await queries.invalidateQueries({ queryKey: keyOf(matchedCase) })
    return result
  }
  const goOn = (ticket: string | undefined) => {
    if (ticket === undefined) return
    provedCase.keep({ id, ticket })
    void open(registrationPaths.account, { id })
  }
  if (!isAgreed) return <Agreement way={way} otherWay={otherWay} onAgreed={() => setIsAgreed(true)} />
  return (
    <CheckFlow
      lead={way === 'face' ? words.faceLead : words.authorityLead}
      start={() => send(startFaceProof, { id, way, agreed: true })}
      answer={answer}
      onPassed={({ proof }) => goOn(proof?.ticket)}
      otherWay={otherWay}
    />
  )
}
