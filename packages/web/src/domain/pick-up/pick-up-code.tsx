import { NoConnection } from '@campus/client/failures.ts'
import type { PickUpCode as Code } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useState } from 'react'
import { toastFailure } from '../../api/toast-failure.ts'
import { codeOf } from './living-at.ts'
import { ShownCode } from './shown-code.tsx'
import { useLivingCodes } from './use-living-codes.ts'

export interface CodeButton {
  readonly label: string
  readonly isMain?: boolean
}

interface PickUpCodeProps extends CodeButton {
  /** What is fetched with it, by its own id or by that of what it comes from. */
  readonly thingId: string
  /** Asks for the code that lives, or for another instead of it. */
  readonly fetchCode: (insteadOf?: string) => Promise<Code>
  readonly isFetching: boolean
}

/** The button that shows a code; without network the one that this device knows. */
export function PickUpCode({ label, isMain = false, thingId, fetchCode, isFetching }: PickUpCodeProps) {
  const { codes } = useLivingCodes()
  const [shown, setShown] = useState<{ readonly code: Code; readonly isKept: boolean }>()
  const show = async (insteadOf?: string) => {
    try {
      setShown({ code: await fetchCode(insteadOf), isKept: false })
    } catch (error) {
      const kept = error instanceof NoConnection && insteadOf === undefined ? codeOf(codes, thingId) : undefined
      if (kept) setShown({ code: kept, isKept: true })
      else toastFailure(error)
    }
  }
  return (
    <>
      <Button
        color="primary"
        {...(isMain ? { size: 'large', block: true } : { size: 'small', fill: 'outline' })}
        loading={isFetching && !shown}
        onClick={() => void show()}
      >
        {label}
      </Button>
      {shown && (
        <ShownCode
          code={shown.code}
          isKept={shown.isKept}
          renewal={shown.isKept ? undefined : { isActing: isFetching, act: () => void show(shown.code.id) }}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
