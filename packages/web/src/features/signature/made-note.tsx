import type { OwnSignature } from '@campus/contract/signature/own-signature.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import { methodNames } from '../../domain/signature/words.ts'

/** How and when a signature was made. */
export function MadeNote({ signature: { method, madeAt } }: { readonly signature: OwnSignature }) {
  const say = useSay()
  return (
    <p className="page-note">
      {say(methodNames[method])} · <Time at={madeAt} />
    </p>
  )
}
