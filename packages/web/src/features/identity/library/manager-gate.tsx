import { Refusal } from '@campus/client/failures.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LockOutline } from 'antd-mobile-icons'
import type { ComponentProps } from 'react'
import { askForProof } from '../../../api/proof-needed.ts'
import { open } from '../../../navigation/navigator.ts'
import '../../../console/look/console-look.css'
import './library.css'
import { gateWords } from './words.ts'

/** Whether other people's photos stay closed because the reader has not proved who they are. */
export const needsManagerCheck = (error: unknown): error is Refusal => error instanceof Refusal && error.code === 'proof_required'

interface ManagerGateProps {
  readonly refusal: Refusal
  /** Once a proof without a face was given. */
  readonly onProved: () => unknown
}

/** The ways to open other people's photos for ten minutes: reads that lead here ask for no proof by themselves. */
export function ManagerGate({ refusal, onProved }: ManagerGateProps) {
  const words = useWords(gateWords)
  const here = window.location.hash.slice(1)
  const prove = async () => {
    if (await askForProof(refusal.facts)) await onProved()
  }
  return (
    <section className="console-card library-gate" aria-labelledby="library-gate">
      <LockOutline aria-hidden />
      <h2 id="library-gate">{words.title}</h2>
      <p className="console-note">{words.text}</p>
      <div className="console-buttons">
        <Button color="primary" onClick={() => void prove()}>
          {words.byPassword}
        </Button>
        <Button color="primary" fill="outline" onClick={() => void open(facesPaths.managerCheck, { back: here })}>
          {words.byFace}
        </Button>
      </div>
    </section>
  )
}

/** A read of other people's photos: where it is refused for want of a proof, the ways to give one stand in its place. */
export function GatedQuery<Data>(props: ComponentProps<typeof QueryView<Data>>) {
  const { read } = props
  if (read.data === undefined && needsManagerCheck(read.error)) return <ManagerGate refusal={read.error} onProved={read.refetch} />
  return <QueryView {...props} />
}
