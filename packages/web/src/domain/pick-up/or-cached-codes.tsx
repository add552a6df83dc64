import { NoConnection } from '@campus/client/failures.ts'
import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useEffect } from 'react'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { stateWords } from '@campus/ui/states/words.ts'
import { CodePlace, useShowCode } from './code-place.tsx'
import { CodeRows } from './code-rows.tsx'
import { useLivingCodes } from './use-living-codes.ts'
import { pickUpWords } from './words.ts'

interface CachedCodesProps {
  readonly codes: readonly PickUpCode[]
  readonly onRetry: () => unknown
}

function CachedCodes({ codes, onRetry }: CachedCodesProps) {
  const words = useWords(pickUpWords)
  const { retry } = useWords(stateWords)
  const showCode = useShowCode()
  useEffect(() => {
    const goOn = () => void onRetry()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [onRetry])
  return (
    <div className="page">
      <section className="page-card" aria-labelledby="kept-codes">
        <h2 id="kept-codes">{words.keptTitle}</h2>
        <p className="page-note" role="status">
          {words.kept}
        </p>
        <CodeRows codes={codes} onShow={(code) => showCode({ code, isKept: true })} />
        <Button onClick={() => void onRetry()}>{retry}</Button>
      </section>
    </div>
  )
}

interface OrCachedCodesProps {
  readonly read: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown }
  readonly children: ReactNode
}

/** A screen from which things are fetched; where there is no network to read it, the codes that live are there all the same. A code is shown above both. */
export function OrCachedCodes({ read, children }: OrCachedCodesProps) {
  const { codes, isKept } = useLivingCodes()
  const isUnreachable = read.data === undefined && (isKept || read.error instanceof NoConnection)
  return <CodePlace>{isUnreachable && codes.length > 0 ? <CachedCodes codes={codes} onRetry={read.refetch} /> : children}</CodePlace>
}
