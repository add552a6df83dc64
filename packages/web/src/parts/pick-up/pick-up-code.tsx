import { Button } from 'antd-mobile'
import { useState } from 'react'
import { type Code, ShownCode } from './shown-code.tsx'

export interface CodeButton {
  readonly label: string
  readonly isMain?: boolean
}

interface PickUpCodeProps extends CodeButton {
  /** Asks for a code; the one before ends by that. */
  readonly fetchCode: () => Promise<Code>
  readonly isFetching: boolean
}

/** The button that gets a code and shows it. */
export function PickUpCode({ label, isMain = false, fetchCode, isFetching }: PickUpCodeProps) {
  const [code, setCode] = useState<Code>()
  const show = () => void fetchCode().then(setCode, () => undefined)
  return (
    <>
      <Button
        color="primary"
        {...(isMain ? { size: 'large', block: true } : { size: 'small', fill: 'outline' })}
        loading={isFetching && !code}
        onClick={show}
      >
        {label}
      </Button>
      {code && <ShownCode code={code} isRenewing={isFetching} onRenew={show} onClose={() => setCode(undefined)} />}
    </>
  )
}
