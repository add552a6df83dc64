import { NoConnection } from '@campus/client/failures.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { onProofNeeded } from '../api/proof-needed.ts'
import type { ProofSheetProps } from '../features/account/proof/proof-sheet.tsx'

interface Asked {
  readonly Sheet: ComponentType<ProofSheetProps>
  readonly facts: unknown
  readonly answer: (isProved: boolean) => void
}

/** Asks for a proof wherever a call needs one; the sheet is fetched when it is needed first. */
export function ProofLayer() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(
    () =>
      onProofNeeded(async (facts) => {
        const { default: Sheet } = await import('../features/account/proof/proof-sheet.tsx').catch(() => {
          throw new NoConnection()
        })
        const isProved = await new Promise<boolean>((answer) => setAsked({ Sheet, facts, answer }))
        setAsked(undefined)
        return isProved
      }),
    [],
  )
  return asked ? <asked.Sheet facts={asked.facts} onEnd={asked.answer} /> : null
}
