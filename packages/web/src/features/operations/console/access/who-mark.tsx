import type { OutputOf } from '@campus/contract/call.ts'
import type { accessMatrix } from '@campus/contract/operations/access.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { accessWords } from './words.ts'

type Rule = OutputOf<typeof accessMatrix>[number]['calls'][number]

/** Everybody, anybody logged in, or the roles by name; and whether a proof is asked for. */
export function WhoMark({ rule: { who, needsProof } }: { readonly rule: Pick<Rule, 'who' | 'needsProof'> }) {
  const words = useWords(accessWords)
  const say = useSay()
  return (
    <span className="console-marks">
      {who === 'public' && <StateMark tone="good" t={words.everybody} />}
      {who === 'user' && <StateMark tone="waiting" t={words.anyLogin} />}
      {typeof who !== 'string' && who.map((role) => <StateMark key={role} tone="over" t={say(roleNames[role])} />)}
      {needsProof && <small className="console-quiet">{words.proof}</small>}
    </span>
  )
}
