import { NoConnection } from '@campus/client/failures.ts'
import type { PickUpCode as Code } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toastFailure } from '../../api/toast-failure.ts'
import { useShowCode } from './code-place.tsx'
import { codeOf } from './living-at.ts'
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
  const showCode = useShowCode()
  const show = async (insteadOf?: string) => {
    try {
      const code = await fetchCode(insteadOf)
      showCode({ code, isKept: false, renew: () => show(code.id) })
    } catch (error) {
      const kept = error instanceof NoConnection && insteadOf === undefined ? codeOf(codes, thingId) : undefined
      if (kept) showCode({ code: kept, isKept: true })
      else toastFailure(error)
    }
  }
  return (
    <Button
      color="primary"
      {...(isMain ? { size: 'large', block: true } : { size: 'small', fill: 'outline' })}
      loading={isFetching}
      onClick={() => void show()}
    >
      {label}
    </Button>
  )
}
