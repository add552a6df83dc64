import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { ShownCode } from './shown-code.tsx'

interface OpenCode {
  readonly code: PickUpCode
  /** There was no network: this is what the device knew. */
  readonly isKept: boolean
  /** Shows another code instead of it. */
  readonly renew?: () => Promise<void>
}

const Showing = createContext<(open: OpenCode) => void>(() => undefined)

/** Shows a code over the screen that it is asked for on. */
export const useShowCode = () => useContext(Showing)

/**
 * Where the code that is shown stands: above the whole screen. The button that asked for it goes when the last page is out; the code stays and
 * says so, until it is closed.
 */
export function CodePlace({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<OpenCode>()
  const [isRenewing, setIsRenewing] = useState(false)
  const renewBy = async (renew: () => Promise<void>) => {
    setIsRenewing(true)
    await renew()
    setIsRenewing(false)
  }
  const renew = open?.renew
  return (
    <Showing value={setOpen}>
      {children}
      {open && (
        <ShownCode
          code={open.code}
          isKept={open.isKept}
          renewal={renew && { isActing: isRenewing, act: () => void renewBy(renew) }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Showing>
  )
}
